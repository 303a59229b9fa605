import WorkbookKit

/// Each starter compiles without a warning, and its suite fails in a way from which a learner can
/// begin. The starter of a migrate exercise or a review may have warnings: they are the work to do. That of a
/// repair does not compile, which is the work to do as well.
///
/// A given line must not be the one that fails. A starter differs from its solution in the stubs alone, so
/// a check that fails on the one and passes on the other, as its proof shows, fails because
/// of a stub. It is left to show that no failure is reported from a given line of the exercise's
/// own file, and that none is a trap, an endless loop, an early end or an error that nothing
/// expects.
extension Attempt {
  /// A starter, as it is when the learner begins: without the first line that says so.
  static func starter(of exercise: Exercise, _ starter: AssembledText) -> Attempt {
    let expected = ExpectedStart(exercise: exercise, starter: starter)
    return Attempt(
      exercise: exercise,
      text: BeginLine.removed(from: starter.text),
      findings: expected.findings
    )
  }
}

/// The findings about the verdict of a starter.
private struct ExpectedStart: Sendable {
  let exercise: Exercise
  /// The starter, with the lines of its stubs.
  let starter: AssembledText

  func findings(_ verdict: Verdict) -> [Finding] {
    switch exercise.section.kind {
    case .model: modelFindings(verdict)
    case .repair: repairFindings(verdict)
    default: usualFindings(verdict)
    }
  }

  /// The starter of a repair is one comment until the learner begins; then it does not compile, and
  /// the first thing to read is an explanation.
  private func repairFindings(_ verdict: Verdict) -> [Finding] {
    guard starter.text.hasPrefix(BeginLine.ofRepair) else {
      return [finding("The solution of a repair begins with the line \"// REPAIR\".", line: 1)]
    }
    guard verdict.status == .doesNotCompile, let error = verdict.diagnostics.first else {
      return [finding("The starter compiles, so there is nothing to repair.")]
    }
    guard error.file == exercise.starterFile, error.explanation != nil else {
      let message = "The workbook does not explain what the compiler says: \(error.message)"
      return [finding(message, line: error.line)]
    }
    return []
  }

  /// The starter of a model exercise is a file of comments, and its suite misses names.
  private func modelFindings(_ verdict: Verdict) -> [Finding] {
    let file = exercise.starterFile
    guard BeginLine.isIn(starter.text) else {
      let message = "A model exercise begins with \"\(BeginLine.text)\"."
      return [finding(message, line: 1)]
    }
    let isCode = { (line: String) in !line.trimmed.isEmpty && !line.trimmed.hasPrefix("//") }
    let feature = Project.parts(of: starter.text).feature
    if let index = feature.lines.firstIndex(where: isCode) {
      let message = "The starter of a model exercise holds comments only."
      return [finding(message, line: index + 1)]
    }
    if verdict.status != .doesNotCompile {
      let message = "The suite asks for no name that the learner has to write."
      return [finding(message)]
    }
    let isOfSuite = verdict.diagnostics.allSatisfy { $0.file == exercise.suiteFile }
    return isOfSuite ? [] : Finding.compiler(verdict.diagnostics, .starters, exercise, file: file)
  }

  private func usualFindings(_ verdict: Verdict) -> [Finding] {
    let file = exercise.starterFile
    let isBroken = verdict.status == .doesNotCompile
    let diagnostics = verdict.diagnostics.filter {
      isBroken || $0.file == file && ![.migrate, .review].contains(exercise.section.kind)
    }
    return Finding.compiler(diagnostics, .starters, exercise, file: file)
      + ending(verdict) + issues(verdict)
  }

  private func ending(_ verdict: Verdict) -> [Finding] {
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
    case .failed where verdict.notes.isEmpty, .notStarted, .doesNotCompile, .notJudged:
      return []
    case .failed:
      message = verdict.notes.joined(separator: " ")
    }
    return [finding(message)]
  }

  private static func place(of verdict: Verdict) -> String {
    let check = verdict.checks.first { $0.status == .crashed || $0.status == .timedOut }
    return check.map { " in \"\($0.name)\": \($0.message)" } ?? ""
  }

  private func issues(_ verdict: Verdict) -> [Finding] {
    let file = exercise.starterFile
    return verdict.checks.filter { $0.status == .failed }.flatMap { check -> [Finding] in
      let errors = check.issues.compactMap { $0.expectation }.filter {
        $0.hasPrefix("Caught error")
      }
      let unexpected = errors.prefix(1).map { error in
        finding(
          "\"\(check.name)\" fails with an error that nothing expects, and not with an expectation:"
            + " \(error)"
        )
      }
      let given = check.issues.filter {
        $0.file == file && starter.region(ofLine: $0.line) == nil
      }
      return unexpected
        + given.map { issue in
          let message =
            "\"\(check.name)\" fails in a line that is given, which the learner is not to change."
          return finding(message, line: issue.line)
        }
    }
  }

  private func finding(_ message: String, line: Int? = nil) -> Finding {
    Finding(.starters, file: exercise.starterFile, line: line, message)
  }
}
