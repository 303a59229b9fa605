/// Proves that each starter compiles without a warning, and that its suite fails in a way from which a
/// learner can begin.
///
/// What is given must not be what fails. A starter differs from its solution in the stubs alone, so a
/// check that fails on the one and passes on the other, as `SolutionProof` shows, fails for the sake
/// of a stub. What is left to show is that no failure is reported from a given line of the exercise's
/// own file, and that none is a trap, an endless loop, an early end or an error that nothing expects.
struct StarterProof {
  let workbook: Workbook
  let rounds: VariantRounds

  func run(
    _ exercises: [Exercise],
    _ report: inout ProofReport,
    _ onProgress: @escaping VariantRounds.Progress
  ) throws {
    let pairs = exercises.compactMap { exercise in
      MarkedSource(of: exercise, in: workbook).map { (exercise: exercise, source: $0) }
    }
    let variants = pairs.map { Variant(exercise: $0.exercise.number, text: $0.source.starter) }
    let outcomes = try rounds.outcomes(of: variants, isThorough: true, onProgress: onProgress)
    for (pair, outcome) in zip(pairs, outcomes) {
      let breaches = breaches(pair.exercise, pair.source, outcome)
      report.count(.starters, pair.exercise.number, isGood: breaches.isEmpty)
      report.breaches += breaches
    }
  }

  private func breaches(
    _ exercise: Exercise,
    _ source: MarkedSource,
    _ outcome: Variant.Outcome
  ) -> [Breach] {
    switch outcome {
    case .doesNotCompile(let errors):
      return Breach.compiler(errors, .starters, exercise, file: exercise.starterFile)
    case .judged(let verdict):
      let warnings = verdict.diagnostics.filter { $0.file == exercise.starterFile }
      return Breach.compiler(warnings, .starters, exercise, file: exercise.starterFile)
        + ending(verdict, exercise) + issues(verdict, exercise, source)
    }
  }

  private func ending(_ verdict: Verdict, _ exercise: Exercise) -> [Breach] {
    let words: String
    switch verdict.status {
    case .passed:
      words =
        "Every check passes on the starter, so there is nothing to do. Does the suite assert anything"
        + " about the regions?"
    case .crashed:
      words = "The starter traps\(Self.place(of: verdict)). A stub must fail a check and not crash."
    case .timedOut:
      words = "The starter does not come to an end\(Self.place(of: verdict))."
    case .endedEarly:
      words = "The starter ends the program\(Self.place(of: verdict))."
    case .failed where verdict.notes.isEmpty, .notStarted, .doesNotCompile:
      return []
    case .failed:
      words = verdict.notes.joined(separator: " ")
    }
    return [breach(exercise, words)]
  }

  private static func place(of verdict: Verdict) -> String {
    let check = verdict.checks.first { $0.status == .crashed || $0.status == .timedOut }
    return check.map { " in \"\($0.name)\": \($0.message)" } ?? ""
  }

  private func issues(
    _ verdict: Verdict,
    _ exercise: Exercise,
    _ source: MarkedSource
  ) -> [Breach] {
    let starter = source.assembled { $1.stub }
    var found: [Breach] = []
    for check in verdict.checks where check.status == .failed {
      if let error = check.issues.first(where: { $0.expectation?.hasPrefix("Caught error") == true }
      ) {
        found.append(
          breach(
            exercise,
            "\"\(check.name)\" fails with an error that nothing expects, and not with an expectation:"
              + " \(error.expectation ?? "")"
          )
        )
      }
      for issue in check.issues
      where issue.file == exercise.starterFile && starter.region(ofLine: issue.line) == nil {
        found.append(
          breach(
            exercise,
            "\"\(check.name)\" fails in a line that is given, which the learner is not to change.",
            line: issue.line
          )
        )
      }
    }
    return found
  }

  private func breach(_ exercise: Exercise, _ message: String, line: Int? = nil) -> Breach {
    Breach(
      part: .starters,
      exercise: exercise.id,
      file: exercise.starterFile,
      line: line,
      message: message
    )
  }
}
