import WorkbookKit

/// Each right answer in a style of its own passes. Of a project, the tests of the first two are tried
/// too; the others pass all that a suite can see.
struct RightAnswerStage: ProofStage {
  let part = ProofPart.rightAnswers
  let workbook: Workbook

  func attempts(at exercise: Exercise) -> [Attempt] {
    RightAnswer.all(of: exercise, in: workbook).enumerated().map { number, answer in
      Attempt(
        exercise: exercise,
        origin: .rightAnswer(answer),
        text: answer.text,
        triesChanges: number < 2
      )
    }
  }

  func findings(_ attempt: Attempt, _ verdict: Verdict) -> [Finding] {
    let isAll = !attempt.triesChanges && ChangeCheck.isNext(in: verdict)
    guard case .rightAnswer(let answer) = attempt.origin, verdict.status != .passed, !isAll else {
      return []
    }
    let message = "\(answer.name) is right, and does not pass: \(verdict.problem)"
    return [finding(attempt.exercise, answer.file, message, line: answer.line)]
  }
}

extension Verdict {
  /// The obstacle to a pass, in one or two lines.
  var problem: String {
    if let error = diagnostics.first(where: { $0.severity == .error }) { return error.message }
    guard let check = firstProblem else { return notes.joined(separator: " ") }
    return "\"\(check.name)\"\(check.status.remark): \(check.message)"
  }
}
