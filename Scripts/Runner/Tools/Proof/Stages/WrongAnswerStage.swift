import WorkbookKit

/// Each wrong answer compiles, is rejected, and is rejected by the tests that it names. One that a hidden
/// suite is there for is accepted by the exercise's own.
struct WrongAnswerStage: ProofStage {
  let part = ProofPart.wrongAnswers
  let workbook: Workbook
  /// Whether checks are named that reject no answer.
  var looksAtChecks = false

  func attempts(at exercise: Exercise) -> [Attempt] {
    WrongAnswer.all(of: exercise, in: workbook).map { Attempt(exercise, wrongAnswer: $0) }
      + ((try? HiddenExample(of: exercise, in: workbook))?.attempts(at: exercise) ?? [])
  }

  func findings(_ attempt: Attempt, _ verdict: Verdict) -> [Finding] {
    if case .acceptedAnswer(let answer) = attempt.origin, verdict.status != .passed {
      let message = "The exercise's own suite does not accept it: \(verdict.problem)"
      return [finding(attempt.exercise, answer, message)]
    }
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
    if verdict.status == .doesNotCompile {
      return verdict.diagnostics.first.map { compilerError(exercise, answer, $0) }
    }
    return rejection(exercise, answer, verdict).map { finding(exercise, answer, $0) }
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
