import WorkbookKit

/// Each solution compiles without a warning and passes, three times in a row.
struct SolutionStage: ProofStage {
  let part = ProofPart.solutions
  let workbook: Workbook

  func attempts(at exercise: Exercise) -> [Attempt] {
    MarkedSource(of: exercise, in: workbook).map {
      [Attempt(exercise: exercise, origin: .solution, text: $0.solution)]
    } ?? []
  }

  func findings(_ attempt: Attempt, _ verdict: Verdict) -> [Finding] {
    let exercise = attempt.exercise
    let file = exercise.solutionFile
    var found = Finding.compiler(verdict.diagnostics, part, exercise, file: file)
    if verdict.status != .passed && (verdict.status != .doesNotCompile || found.isEmpty) {
      let message = "The solution does not pass: \(verdict.problem)"
      found.append(finding(exercise, file, message))
    }
    return found
  }
}
