import WorkbookKit

/// One part of a proof: what it tries in the place of each exercise, and what must come of it.
protocol ProofStage: Sendable {
  /// What is tried, such as a wrong answer.
  associatedtype Trial: Sendable

  var part: ProofPart { get }

  /// - Returns: None if the exercise has nothing of the kind.
  func trials(of exercise: Exercise) -> [Trial]

  /// The text that a trial puts in the exercise's place.
  func variant(_ trial: Trial, of exercise: Exercise) -> Variant

  /// Judges all trials of an exercise, and enters in its row how many came out as they must.
  ///
  /// - Parameter results: In the order of the trials.
  /// - Returns: What did not come out as it must.
  func judge(
    _ exercise: Exercise,
    _ results: [(trial: Trial, outcome: Variant.Outcome)],
    _ row: inout ProofReport.Row
  ) -> [Finding]
}

extension ProofStage {
  /// Tries everything that the stage has for some exercises, and reports what came of it.
  ///
  /// - Parameter outcomes: Finds the outcomes of variants, in their order.
  func run(
    _ exercises: [Exercise],
    _ report: inout ProofReport,
    outcomes: ([Variant]) throws -> [Variant.Outcome]
  ) throws {
    let trials = exercises.map { self.trials(of: $0) }
    let variants = zip(exercises, trials).flatMap { exercise, trials in
      trials.map { variant($0, of: exercise) }
    }
    var rest = try outcomes(variants)[...]
    for (exercise, trials) in zip(exercises, trials) {
      let results = zip(trials, rest).map { (trial: $0, outcome: $1) }
      rest = rest.dropFirst(trials.count)
      var findings: [Finding] = []
      report.update(exercise.number) { findings = judge(exercise, results, &$0) }
      report.findings += findings
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
