/// What was proved, and what was not.
struct ProofReport: Sendable {
  /// How many of something were as they must be.
  struct Score: Equatable, Sendable {
    var good = 0
    var all = 0

    mutating func count(_ isGood: Bool) {
      all += 1
      if isGood { good += 1 }
    }
  }

  struct Row: Sendable {
    var exercise: Exercise
    /// The number of its checks.
    var checks = 0
    var scores: [ProofPart: Score] = [:]
    /// Mutants that do not compile, and mutants that are listed as equivalent.
    var notCompiled = 0
    var listed = 0
  }

  var parts: [ProofPart]
  var rows: [Row]
  var breaches: [Breach] = []
  let clock: ProofClock
  var total = Duration.zero

  var errors: [Breach] { breaches.filter { $0.severity == .error } }
  var isProved: Bool { errors.isEmpty }

  init(parts: [ProofPart], exercises: [Exercise], clock: ProofClock) {
    self.parts = parts
    self.clock = clock
    rows = exercises.map { Row(exercise: $0) }
  }

  /// All exercises' scores in one part.
  func score(_ part: ProofPart) -> Score {
    rows.reduce(into: Score()) { sum, row in
      sum.good += row.scores[part]?.good ?? 0
      sum.all += row.scores[part]?.all ?? 0
    }
  }

  mutating func update(_ number: ExerciseNumber, _ change: (inout Row) -> Void) {
    guard let index = rows.firstIndex(where: { $0.exercise.number == number }) else { return }
    change(&rows[index])
  }

  mutating func count(_ part: ProofPart, _ number: ExerciseNumber, isGood: Bool) {
    update(number) { $0.scores[part, default: Score()].count(isGood) }
  }
}
