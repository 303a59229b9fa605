import WorkbookKit

extension Attempt {
  /// A solution, which compiles without a warning and passes, as often as it is run.
  ///
  /// - Parameter exercise: With its own suite, or with the example of a hidden one.
  static func solution(of exercise: Exercise, _ text: String, runs: Int) -> Attempt {
    Attempt(exercise: exercise, text: text, runs: runs, triesChanges: true) { verdict in
      let file = exercise.solutionFile
      var found = Finding.compiler(verdict.diagnostics, .solutions, exercise, file: file)
      if verdict.status != .passed && (verdict.status != .doesNotCompile || found.isEmpty) {
        let message = "The solution does not pass: \(verdict.problem)"
        found.append(Finding(.solutions, file: file, message))
      }
      return found
    }
  }
}
