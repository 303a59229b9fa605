import WorkbookKit

/// One part of a proof: attempts at each exercise, and the verdicts that they must get.
protocol ProofStage: Sendable {
  var part: ProofPart { get }

  /// - Returns: None if the exercise has nothing of the kind.
  func attempts(at exercise: Exercise) -> [Attempt]

  /// - Returns: The problems with the verdict that an attempt got; none if it is the right one.
  func findings(_ attempt: Attempt, _ verdict: Verdict) -> [Finding]

  /// - Returns: The problems with all of them together.
  func findings(_ row: ProofReport.Row) -> [Finding]
}

extension ProofStage {
  /// Judges all attempts of the stage at some exercises, and reports the results.
  ///
  /// - Parameter results: Judges attempts, and returns their results in the same order.
  func run(
    _ exercises: [Exercise],
    _ report: inout ProofReport,
    results: ([Attempt]) throws -> [AttemptJudge.Result]
  ) throws {
    let attempts = exercises.flatMap { self.attempts(at: $0) }
    for (attempt, result) in zip(attempts, try results(attempts)) {
      report.update(attempt.exercise) { row in
        let findings = findings(attempt, result.verdict)
        row.time += result.time
        row.count(part, isGood: findings.isEmpty)
        switch attempt.origin {
        case .solution: row.checks += result.verdict.checks.map(\.name)
        case .wrongAnswer: row.rejecting.formUnion(result.verdict.rejectingChecks.map(\.name))
        case .starter, .rightAnswer, .acceptedAnswer, .mistake: break
        }
        return findings
      }
    }
    for exercise in exercises { report.update(exercise) { findings($0) } }
  }

  /// The findings about an exercise when all attempts at it were judged.
  func findings(_ row: ProofReport.Row) -> [Finding] { [] }

  func finding(
    _ exercise: Exercise,
    _ file: String,
    _ message: String,
    line: Int? = nil
  ) -> Finding {
    Finding(part: part, exercise: exercise.id.description, file: file, line: line, message: message)
  }
}
