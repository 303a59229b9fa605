import WorkbookKit

/// The result of a proof: what was proved, and what was not.
struct ProofReport: Sendable {
  /// The share of something that was as it must be.
  struct Score: Equatable, Sendable {
    var good = 0
    var all = 0

    var isFull: Bool { good == all }
  }

  struct Row: Sendable {
    var exercise: Exercise
    /// The names of its checks, by the solution.
    var checks: [String] = []
    /// The names of the checks that rejected a wrong answer.
    var rejecting: Set<String> = []
    var scores: [ProofPart: Score] = [:]
    /// The time that the attempts at it took; several are judged at a time.
    var time = Duration.zero

    /// Enters one more result of a part.
    mutating func count(_ part: ProofPart, isGood: Bool) {
      scores[part, default: Score()].all += 1
      if isGood { scores[part, default: Score()].good += 1 }
    }

    /// A check that rejects none of the answers is perhaps one that cannot fail.
    var checksWithoutRejection: [Finding] {
      checks.filter { !rejecting.contains($0) }.map { name in
        let message = "No wrong answer is rejected by \"\(name)\": let one show that it can fail."
        return Finding(.wrongAnswers, file: exercise.suiteFile, message).asWarning
      }
    }
  }

  var parts: [ProofPart]
  var rows: [Row]
  var findings: [Finding] = []
  var times: [ProofPart: Duration] = [:]
  var total: Duration { times.values.reduce(.zero, +) }

  var errors: [Finding] { findings.filter { $0.severity == .error } }
  var isProved: Bool { errors.isEmpty }

  init(parts: [ProofPart], exercises: [Exercise]) {
    self.parts = parts
    rows = exercises.map { Row(exercise: $0) }
  }

  /// Changes the row of an exercise, and takes the findings about it.
  mutating func update(_ exercise: Exercise, _ change: (inout Row) -> [Finding]) {
    guard let index = rows.firstIndex(where: { $0.exercise.id == exercise.id }) else {
      return
    }
    findings += change(&rows[index])
  }

  /// Measures what a part takes.
  mutating func measure(_ part: ProofPart, _ body: (inout Self) throws -> Void) rethrows {
    let start = ContinuousClock.now
    try body(&self)
    times[part] = ContinuousClock.now - start
  }

  /// The exercises whose solutions are right.
  func sound(_ exercises: [Exercise]) -> [Exercise] {
    let sound = rows.filter { $0.scores[.solutions]?.isFull == true }.map { $0.exercise.id }
    return exercises.filter { sound.contains($0.id) }
  }
}
