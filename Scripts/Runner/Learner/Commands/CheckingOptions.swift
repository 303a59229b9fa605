import WorkbookKit

/// The options that all commands share which judge exercises.
struct CheckingOptions {
  static let help = """
    --format json     prints the result for programs, and nothing else
    --timeout SECONDS gives up a check that reports nothing for that many seconds (10)
    --fresh           forgets what earlier runs saw of the same files
    """

  let format: OutputFormat
  let run: WorkbookRun.Options

  /// The defaults.
  init() {
    format = .text
    run = WorkbookRun.Options()
  }

  init(_ arguments: inout Arguments) throws {
    format = try arguments.choice("--format", default: .text)
    var run = WorkbookRun.Options(limits: try Limits(&arguments))
    run.usesCache = !arguments.flag("--fresh")
    self.run = run
  }

  /// Finds the verdicts, with progress on standard error.
  func report(
    on exercises: [Exercise],
    of workbook: Workbook,
    in context: Context,
    options: WorkbookRun.Options? = nil,
    onKnown: @escaping @Sendable ([ExerciseID: Verdict]) -> Void = { _ in }
  ) throws -> Report {
    let progress = ProgressView(workbook: workbook, terminal: context.errors)
    defer { progress.end() }
    let run = workbookRun(workbook, context, options ?? self.run)
    let verdicts = try run.verdicts(of: exercises) { step in
      if case .known(let known) = step { onKnown(known) }
      progress.show(step)
    }
    var report = Report(workbook: workbook, exercises: exercises, verdicts: verdicts)
    ReviewSchedule.note(report, in: workbook)
    report.path = FollowedPath.current(in: workbook)
    return report
  }

  /// The verdicts that earlier runs found for the very same files; nothing is built.
  func known(
    of exercises: [Exercise],
    in workbook: Workbook,
    _ context: Context
  ) throws -> [ExerciseID: Verdict] {
    try workbookRun(workbook, context, run).known(of: exercises)
  }

  private func workbookRun(
    _ workbook: Workbook,
    _ context: Context,
    _ options: WorkbookRun.Options
  ) -> WorkbookRun {
    WorkbookRun(
      workbook: workbook,
      environment: context.environment,
      options: options
    )
  }
}
