import WorkbookKit

/// Builds the program with which an exercise is played, where nothing is drawn meanwhile.
struct BuildBeforePlay {
  let exercise: Exercise
  let preview: String?
  let workbook: Workbook
  let context: Context

  /// Builds it, and says what keeps it from being built.
  ///
  /// - Parameter play: Plays the program at a path.
  func run(then play: (String) throws -> ExitStatus) throws -> ExitStatus {
    let progress = ProgressView(workbook: workbook, terminal: context.errors)
    var build = PlayBuild(of: exercise, in: workbook)
    build.preview = preview
    let result = try build.run(
      environment: context.environment,
      cancellation: Cancellation()
    ) { progress.show($0) }
    progress.end()
    switch result {
    case .program(let path): return try play(path)
    case .broken(let verdict):
      let view = RunView(
        entry: Report.Entry(exercise: exercise, verdict: verdict),
        style: context.output.style,
        width: min(context.output.width, 100),
        places: context.places(in: workbook)
      )
      context.output.write(lines: view.lines())
      return verdict.status == .notJudged ? .broken : .failed
    }
  }
}
