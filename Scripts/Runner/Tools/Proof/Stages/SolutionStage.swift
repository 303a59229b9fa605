import WorkbookKit

/// Each solution compiles without a warning and passes, three times in a row.
struct SolutionStage: ProofStage {
  let part = ProofPart.solutions
  let workbook: Workbook

  func trials(of exercise: Exercise) -> [String] {
    MarkedSource(of: exercise, in: workbook).map { [$0.solution] } ?? []
  }

  func variant(_ solution: String, of exercise: Exercise) -> Variant {
    Variant(exercise: exercise, text: solution, runs: 3)
  }

  func judge(
    _ exercise: Exercise,
    _ results: [(trial: String, verdict: Verdict)],
    _ row: inout ProofReport.Row
  ) -> [Finding] {
    guard let verdict = results.first?.verdict else { return [] }
    let file = exercise.solutionFile
    var found = Finding.compiler(verdict.diagnostics, part, exercise, file: file)
    if verdict.status != .passed && (verdict.status != .doesNotCompile || found.isEmpty) {
      let message = "The solution does not pass: \(Self.problem(verdict))"
      found.append(finding(exercise, file, message))
    }
    row.checks = verdict.checks.count
    row.count(part, isGood: found.isEmpty)
    return found
  }

  /// The problem, in one or two lines.
  private static func problem(_ verdict: Verdict) -> String {
    guard let check = verdict.firstProblem else { return verdict.notes.joined(separator: " ") }
    return "\"\(check.name)\"\(check.status.remark): \(check.message)"
  }
}
