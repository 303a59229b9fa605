import WorkbookKit

/// Each solution compiles without a warning and passes, as often as it is run; the example of a hidden
/// suite too.
struct SolutionStage: ProofStage {
  let part = ProofPart.solutions
  let workbook: Workbook
  /// The number of runs of each.
  let runs: Int

  func attempts(at exercise: Exercise) -> [Attempt] {
    guard let source = MarkedSource(of: exercise, in: workbook) else { return [] }
    let hidden = (try? HiddenExample(of: exercise, in: workbook))?.exercise
    return [exercise, hidden].compactMap { $0 }.map { exercise in
      Attempt(
        exercise: exercise,
        origin: .solution,
        text: source.solution,
        runs: runs,
        triesChanges: true
      )
    }
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
