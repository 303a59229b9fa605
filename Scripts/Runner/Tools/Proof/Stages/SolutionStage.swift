import WorkbookKit

/// Each solution compiles without a warning and passes, three times in a row.
struct SolutionStage: ProofStage {
  let part = ProofPart.solutions
  let workbook: Workbook

  func trials(of exercise: Exercise) -> [String] {
    MarkedSource(of: exercise, in: workbook).map { [$0.solution] } ?? []
  }

  func variant(_ solution: String, of exercise: Exercise) -> Variant {
    Variant(exercise: exercise.number, text: solution, manner: .threeTimes)
  }

  func judge(
    _ exercise: Exercise,
    _ results: [(trial: String, outcome: Variant.Outcome)],
    _ row: inout ProofReport.Row
  ) -> [Finding] {
    guard let outcome = results.first?.outcome else { return [] }
    let found = findings(exercise, outcome)
    if case .judged(let verdict) = outcome { row.checks = verdict.checks.count }
    row.count(part, isGood: found.isEmpty)
    return found
  }

  private func findings(
    _ exercise: Exercise,
    _ outcome: Variant.Outcome
  ) -> [Finding] {
    let file = exercise.solutionFile
    switch outcome {
    case .doesNotCompile(let errors):
      return Finding.compiler(errors, part, exercise, file: file)
    case .judged(let verdict):
      let warnings = Finding.compiler(verdict.diagnostics, part, exercise, file: file)
      guard verdict.status != .passed else { return warnings }
      return warnings
        + [finding(exercise, file, "The solution does not pass: \(Self.problem(verdict))")]
    }
  }

  /// What went wrong, in one or two lines.
  private static func problem(_ verdict: Verdict) -> String {
    guard let check = verdict.firstProblem else { return verdict.notes.joined(separator: " ") }
    return "\"\(check.name)\"\(check.status.remark): \(check.message)"
  }
}
