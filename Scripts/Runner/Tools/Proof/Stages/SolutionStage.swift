import WorkbookKit

/// Each solution compiles without a warning and passes, three times over: once with all checks of a
/// chapter at the same time, once by itself with one check after the other, and once beside a
/// random half of the other exercises.
struct SolutionStage: ProofStage {
  let part = ProofPart.solutions
  let workbook: Workbook

  /// How the solution is tried each time, and how a finding names it.
  struct Trial: Sendable {
    let solution: String
    let manner: Variant.Manner
    let name: String
  }

  func trials(of exercise: Exercise) -> [Trial] {
    guard let solution = MarkedSource(of: exercise, in: workbook)?.solution else { return [] }
    return [
      Trial(solution: solution, manner: .thorough, name: "with all checks at the same time"),
      Trial(solution: solution, manner: .alone, name: "by itself, one check after the other"),
      Trial(solution: solution, manner: .besideOthers, name: "beside others, in another order"),
    ]
  }

  func variant(_ trial: Trial, of exercise: Exercise) -> Variant {
    Variant(exercise: exercise.number, text: trial.solution, manner: trial.manner)
  }

  func judge(
    _ exercise: Exercise,
    _ results: [(trial: Trial, outcome: Variant.Outcome)],
    _ row: inout ProofReport.Row
  ) -> [Finding] {
    guard let first = results.first else { return [] }
    var found = findings(exercise, first.outcome)
    if case .judged(let verdict) = first.outcome { row.checks = verdict.checks.count }
    // What is wrong the first time need not be said three times.
    if found.isEmpty {
      for (trial, outcome) in results.dropFirst() {
        found += findings(exercise, outcome, "passed once, but not \(trial.name)")
      }
    }
    row.count(part, isGood: found.isEmpty)
    return found
  }

  private func findings(
    _ exercise: Exercise,
    _ outcome: Variant.Outcome,
    _ failure: String = "does not pass"
  ) -> [Finding] {
    let file = exercise.solutionFile
    switch outcome {
    case .doesNotCompile(let errors):
      return Finding.compiler(errors, part, exercise, file: file)
    case .judged(let verdict):
      let warnings = Finding.compiler(verdict.diagnostics, part, exercise, file: file)
      guard verdict.status != .passed else { return warnings }
      return warnings
        + [finding(exercise, file, "The solution \(failure): \(Self.problem(verdict))")]
    }
  }

  /// What went wrong, in one or two lines.
  private static func problem(_ verdict: Verdict) -> String {
    guard let check = verdict.firstProblem else { return verdict.notes.joined(separator: " ") }
    return "\"\(check.name)\"\(check.status.remark): \(check.message)"
  }
}
