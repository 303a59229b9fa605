import WorkbookKit

/// Each wrong answer compiles, is rejected, and is rejected by the tests that it names; or it does not
/// compile or run, and gets the explanation that it names, at the line that it marks.
struct WrongAnswerStage: ProofStage {
  let part = ProofPart.wrongAnswers
  let workbook: Workbook
  /// Whether only those are tried that must be explained.
  var isOfToolchain = false
  /// Whether checks are named that reject no answer.
  var looksAtChecks = false

  func attempts(at exercise: Exercise) -> [Attempt] {
    WrongAnswer.all(of: exercise, in: workbook)
      .filter { !isOfToolchain || $0.explainedBy != nil }
      .map { Attempt(exercise, wrongAnswer: $0) }
  }

  func findings(_ attempt: Attempt, _ verdict: Verdict) -> [Finding] {
    guard case .wrongAnswer(let answer) = attempt.origin else { return [] }
    return finding(attempt.exercise, answer, verdict).map { [$0] } ?? []
  }

  /// A check that rejects none of the answers is perhaps one that cannot fail.
  func findings(_ row: ProofReport.Row) -> [Finding] {
    guard looksAtChecks, row.exercise.section.kind != .repair else { return [] }
    return row.checks.filter { !row.rejecting.contains($0) }.map { name in
      var found = finding(
        row.exercise,
        row.exercise.suiteFile,
        "No wrong answer is rejected by \"\(name)\": let one show that it can fail."
      )
      found.severity = .warning
      return found
    }
  }

  private func finding(
    _ exercise: Exercise,
    _ answer: WrongAnswer,
    _ verdict: Verdict
  ) -> Finding? {
    if answer.explainedBy == nil, verdict.status == .doesNotCompile {
      return verdict.diagnostics.first.map { compilerError(exercise, answer, $0) }
    }
    let message =
      answer.explainedBy.map { explanation(exercise, answer, $0, verdict) }
      ?? rejection(exercise, answer, verdict)
    return message.map { finding(exercise, answer, $0) }
  }

  private func finding(
    _ exercise: Exercise,
    _ answer: WrongAnswer,
    _ message: String,
    line: Int? = nil
  ) -> Finding {
    let message = "\(answer.name): \(message)"
    return finding(exercise, answer.file, message, line: line ?? answer.line)
  }

  /// The problem with the text that a learner would read; nil if all is well.
  private func explanation(
    _ exercise: Exercise,
    _ answer: WrongAnswer,
    _ expected: AnswerDiff.Explained,
    _ verdict: Verdict
  ) -> String? {
    if expected.namesLine && answer.markedLine == nil {
      return "No line of it ends with \(AnswerDiff.mark)."
    }
    let id: String
    var place: String?
    if verdict.status == .doesNotCompile {
      guard let error = verdict.diagnostics.first else {
        return "It does not compile, and nothing says why."
      }
      id = error.explanationID ?? "none: \(error.message)"
      place = "\(error.file.fileName):\(error.line)"
    } else {
      id = verdict.status.rawValue
      let texts = verdict.checks.flatMap { $0.issues.map { $0.comment } } + verdict.notes
      let file = exercise.starterFile.fileName
      place =
        texts.lazy.compactMap { text in
          text.range(of: "\(file):").map { range in
            "\(file):" + text[range.upperBound...].prefix { $0.isNumber }
          }
        }.first
    }
    guard id == expected.id else { return "Its explanation is \(id), and not \(expected.id)." }
    let wanted = "\(exercise.starterFile.fileName):\(answer.markedLine ?? 0)"
    guard expected.namesLine, place != wanted else { return nil }
    return "The mistake is at \(wanted), and the first thing to read is about"
      + " \(place ?? "no line")."
  }

  private func compilerError(
    _ exercise: Exercise,
    _ answer: WrongAnswer,
    _ error: Diagnostic
  ) -> Finding {
    let message = "It does not compile: \(error.message)"
    guard error.file == exercise.starterFile else {
      return finding(exercise, answer, "\(message) (\(error.file):\(error.line))")
    }
    if let line = answer.ownLine(error.line) {
      return finding(exercise, answer, message, line: line)
    }
    return finding(
      exercise,
      answer,
      "\(message) (line \(error.line) of the whole file, which"
        + " `Scripts/workbook answers --expand \(exercise.id)` writes)"
    )
  }

  /// The problem with the way in which the answer was rejected; nil if all is well.
  private func rejection(
    _ exercise: Exercise,
    _ answer: WrongAnswer,
    _ verdict: Verdict
  ) -> String? {
    let rejecting = verdict.rejectingChecks
    if verdict.status == .passed {
      return
        "It passes every check of \(exercise.suiteFile), so it is right, or the suite does not see"
        + " what is wrong with it."
    }
    let others = rejecting.map { "\"\($0.name)\"" }.joined(separator: ", ")
    for name in answer.caughtBy {
      guard let check = verdict.checks.first(where: { $0.name == name }) else {
        return
          "It names \"\(name)\", but no test of \(exercise.suiteFile) has that name. It is rejected"
          + " by \(others)."
      }
      guard !rejecting.contains(check) else { continue }
      return others.isEmpty
        ? "It is rejected by none of the checks: \(verdict.notes.joined(separator: " "))"
        : "It is rejected by \(others), but not by \"\(name)\" as its header says."
    }
    return nil
  }
}

extension Verdict {
  /// The checks that were run and did not pass.
  var rejectingChecks: [Check] {
    checks.filter { $0.status != .passed && $0.status != .notRun }
  }
}
