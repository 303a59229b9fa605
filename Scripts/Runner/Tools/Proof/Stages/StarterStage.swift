import WorkbookKit

/// Each starter compiles without a warning (that of a migrate exercise may have some), and its suite fails in a way from which a learner can
/// begin.
///
/// What is given must not be what fails. A starter differs from its solution in the stubs alone, so
/// a check that fails on the one and passes on the other, as `SolutionStage` shows, fails because
/// of a stub. What is left to show is that no failure is reported from a given line of the
/// exercise's own file, and that none is a trap, an endless loop, an early end or an error that
/// nothing expects.
struct StarterStage: ProofStage {
  let part = ProofPart.starters
  let workbook: Workbook

  /// The starter, with the lines of its stubs.
  func trials(of exercise: Exercise) -> [AssembledText] {
    MarkedSource(of: exercise, in: workbook).map { [$0.assembled { $1.stub }] } ?? []
  }

  /// Of a model exercise, what is tried is the empty file without its first line.
  func variant(_ trial: AssembledText, of exercise: Exercise) -> Variant {
    Variant(exercise: exercise.number, text: BeginLine.removed(from: trial.text))
  }

  func judge(
    _ exercise: Exercise,
    _ results: [(trial: AssembledText, outcome: Variant.Outcome)],
    _ row: inout ProofReport.Row
  ) -> [Finding] {
    let isModel = exercise.section.kind == .model
    let found = results.flatMap { result in
      isModel
        ? modelFindings(exercise, result.trial, result.outcome)
        : findings(exercise, result.trial, result.outcome)
    }
    row.count(part, isGood: found.isEmpty)
    return found
  }

  /// The starter of a model exercise is a file of comments, and its suite misses names.
  private func modelFindings(
    _ exercise: Exercise,
    _ starter: AssembledText,
    _ outcome: Variant.Outcome
  ) -> [Finding] {
    let file = exercise.starterFile
    guard BeginLine.isIn(starter.text) else {
      return [
        finding(exercise, file, "A model exercise begins with \"\(BeginLine.text)\".", line: 1)
      ]
    }
    let isCode = { (line: String) in !line.trimmed.isEmpty && !line.trimmed.hasPrefix("//") }
    if let index = starter.text.lines.firstIndex(where: isCode) {
      let message = "The starter of a model exercise holds comments only."
      return [finding(exercise, file, message, line: index + 1)]
    }
    switch outcome {
    case .doesNotCompile(let errors) where errors.allSatisfy({ $0.file == exercise.suiteFile }):
      return []
    case .doesNotCompile(let errors):
      return Finding.compiler(errors, part, exercise, file: file)
    case .judged:
      return [finding(exercise, file, "The suite asks for no name that the learner has to write.")]
    }
  }

  private func findings(
    _ exercise: Exercise,
    _ starter: AssembledText,
    _ outcome: Variant.Outcome
  ) -> [Finding] {
    switch outcome {
    case .doesNotCompile(let errors):
      return Finding.compiler(errors, part, exercise, file: exercise.starterFile)
    case .judged(let verdict):
      // What the starter of a migrate exercise is warned about is the work to do.
      let warnings = verdict.diagnostics.filter {
        $0.file == exercise.starterFile && exercise.section.kind != .migrate
      }
      return Finding.compiler(warnings, part, exercise, file: exercise.starterFile)
        + ending(verdict, exercise) + issues(verdict, exercise, starter)
    }
  }

  private func ending(_ verdict: Verdict, _ exercise: Exercise) -> [Finding] {
    let message: String
    switch verdict.status {
    case .passed:
      message =
        "Every check passes on the starter, so there is nothing to do. Does the suite assert anything"
        + " about the regions?"
    case .crashed:
      message =
        "The starter traps\(Self.place(of: verdict)). A stub must fail a check and not crash."
    case .timedOut:
      message = "The starter does not come to an end\(Self.place(of: verdict))."
    case .endedEarly:
      message = "The starter ends the program\(Self.place(of: verdict))."
    case .failed where verdict.notes.isEmpty, .notStarted, .doesNotCompile:
      return []
    case .failed:
      message = verdict.notes.joined(separator: " ")
    }
    return [finding(exercise, exercise.starterFile, message)]
  }

  private static func place(of verdict: Verdict) -> String {
    let check = verdict.checks.first { $0.status == .crashed || $0.status == .timedOut }
    return check.map { " in \"\($0.name)\": \($0.message)" } ?? ""
  }

  private func issues(
    _ verdict: Verdict,
    _ exercise: Exercise,
    _ starter: AssembledText
  ) -> [Finding] {
    let file = exercise.starterFile
    var found: [Finding] = []
    for check in verdict.checks where check.status == .failed {
      let errors = check.issues.compactMap { $0.expectation }
        .filter { $0.hasPrefix("Caught error") }
      if let error = errors.first {
        found.append(
          finding(
            exercise,
            file,
            "\"\(check.name)\" fails with an error that nothing expects, and not with an expectation:"
              + " \(error)"
          )
        )
      }
      for issue in check.issues
      where issue.file == file && starter.region(ofLine: issue.line) == nil {
        found.append(
          finding(
            exercise,
            file,
            "\"\(check.name)\" fails in a line that is given, which the learner is not to change.",
            line: issue.line
          )
        )
      }
    }
    return found
  }
}
