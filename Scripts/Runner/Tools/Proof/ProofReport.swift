import WorkbookKit

/// What was proved, and what was not.
struct ProofReport: Sendable {
  /// How many of something were as they must be.
  struct Score: Equatable, Sendable {
    var good = 0
    var all = 0

    var isFull: Bool { good == all }
  }

  struct Row: Sendable {
    var exercise: Exercise
    /// The number of its checks.
    var checks = 0
    var scores: [ProofPart: Score] = [:]
    /// Mutants that do not compile, and mutants that are listed as equivalent.
    var notCompiled = 0
    var listed = 0

    /// Enters one more result of a part.
    mutating func count(_ part: ProofPart, isGood: Bool) {
      var score = scores[part] ?? Score()
      score.all += 1
      if isGood { score.good += 1 }
      scores[part] = score
    }
  }

  var parts: [ProofPart]
  var rows: [Row]
  var findings: [Finding] = []
  let clock: ProofClock
  var total = Duration.zero

  var errors: [Finding] { findings.filter { $0.severity == .error } }
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

  /// The exercises whose solutions are right.
  func sound(_ exercises: [Exercise]) -> [Exercise] {
    let sound = rows.filter { $0.scores[.solutions]?.isFull == true }.map { $0.exercise.number }
    return exercises.filter { sound.contains($0.number) }
  }
}
