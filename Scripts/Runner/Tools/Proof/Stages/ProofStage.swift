import WorkbookKit

/// One part of a proof: the trials in place of each exercise, and their required results.
protocol ProofStage: Sendable {
  /// The kind of thing that is tried, such as a wrong answer.
  associatedtype Trial: Sendable

  var part: ProofPart { get }

  /// - Returns: None if the exercise has nothing of the kind.
  func trials(of exercise: Exercise) -> [Trial]

  /// The text that a trial puts in the exercise's place.
  func variant(_ trial: Trial, of exercise: Exercise) -> Variant

  /// Looks at the verdicts of all trials of an exercise, and enters in its row how many are right.
  ///
  /// - Parameter results: In the order of the trials.
  /// - Returns: The problems found.
  func judge(
    _ exercise: Exercise,
    _ results: [(trial: Trial, verdict: Verdict)],
    _ row: inout ProofReport.Row
  ) -> [Finding]
}

extension ProofStage {
  /// Tries everything that the stage has for some exercises, and reports the results.
  ///
  /// - Parameter results: Judges variants, and returns their results in the same order.
  func run(
    _ exercises: [Exercise],
    _ report: inout ProofReport,
    results: ([Variant]) throws -> [VariantJudge.Result]
  ) throws {
    let trials = exercises.map { self.trials(of: $0) }
    let variants = zip(exercises, trials).flatMap { exercise, trials in
      trials.map { variant($0, of: exercise) }
    }
    var rest = try results(variants)[...]
    for (exercise, trials) in zip(exercises, trials) {
      let own = rest.prefix(trials.count)
      rest = rest.dropFirst(trials.count)
      report.update(exercise) { row in
        row.time += own.reduce(.zero) { $0 + $1.time }
        return judge(exercise, zip(trials, own).map { ($0, $1.verdict) }, &row)
      }
    }
  }

  func finding(
    _ exercise: Exercise,
    _ file: String,
    _ message: String,
    line: Int? = nil
  ) -> Finding {
    Finding(part: part, exercise: exercise.id, file: file, line: line, message: message)
  }
}
