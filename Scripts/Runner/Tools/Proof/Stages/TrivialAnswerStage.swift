import WorkbookKit

/// No answer passes that takes no thought. A text that does not compile is no answer.
struct TrivialAnswerStage: ProofStage {
  let part = ProofPart.trivialAnswers
  let workbook: Workbook

  func trials(of exercise: Exercise) -> [TrivialAnswer] {
    guard let source = MarkedSource(of: exercise, in: workbook) else { return [] }
    let suite = Files.text(workbook.absolute(exercise.suiteFile)) ?? ""
    return TrivialAnswer.all(of: source, suite: suite)
  }

  func variant(_ trial: TrivialAnswer, of exercise: Exercise) -> Variant {
    Variant(exercise: exercise, text: trial.text, isThorough: false)
  }

  func judge(
    _ exercise: Exercise,
    _ results: [(trial: TrivialAnswer, verdict: Verdict)],
    _ row: inout ProofReport.Row
  ) -> [Finding] {
    results.compactMap { answer, verdict in
      guard verdict.status != .doesNotCompile else { return nil }
      row.count(part, isGood: verdict.status != .passed)
      guard verdict.status == .passed else { return nil }
      return finding(
        exercise,
        exercise.solutionFile,
        "When this region \(answer.deed), every check still passes. Add a check to"
          + " \(exercise.suiteFile) that asks for what the region does, with values that no"
          + " constant can meet.",
        line: answer.line
      )
    }
  }
}
