import WorkbookKit

/// `workbook status`, and `workbook` alone: where you are, and what is next.
struct StatusCommand: Command {
  static let name = "status"
  static let group = CommandGroup.lookingBack
  static let summary = "shows your progress, and what is next (the default)"
  static let help = """
    workbook
    workbook status   checks every exercise, draws a bar for each chapter, and names the next
                      exercise with its first failing check

    --stay            waits for a key on a terminal: Enter begins the next exercise in
                      `watch`, q leaves (so does `workbook` alone)

    \(CheckingOptions.help)

    Example: Scripts/workbook status --format json
    """

  let options: CheckingOptions
  let stays: Bool

  init(_ arguments: inout Arguments) throws {
    stays = arguments.flag("--stay")
    options = try CheckingOptions(&arguments)
  }

  func run(in context: Context) throws -> ExitStatus {
    let workbook = try context.workbook()
    let exercises = workbook.exercisesWithOwn
    let style = context.output.style
    let width = context.output.width
    let region = LiveRegion(terminal: context.output)
    let isText = options.format == .text
    defer { region.clear() }
    let report = try options.report(on: exercises, of: workbook, in: context) { known in
      // The known verdicts are drawn at once; the rest is filled in when it is there.
      guard isText, context.errors.isTerminal else { return }
      let report = Report(
        workbook: workbook,
        exercises: exercises,
        verdicts: known,
        path: FollowedPath.current(in: workbook)
      )
      region.draw(StatusView(report: report, style: style, width: width).overview() + [""])
    }
    region.clear()
    if isText {
      let next = report.next.flatMap { Files.text(workbook.absolute($0.exercise.file)) }
      let view = StatusView(
        report: report,
        style: style,
        width: width,
        places: context.places(in: workbook),
        line: next.flatMap(Self.lineOfToDo),
        hasPaths: LearningPath.all(of: workbook).count > 1,
        // A dumb terminal may be read aloud.
        hasBars: context.output.canRedraw || !context.output.isTerminal,
        isNewDay: ReviewSchedule(workbook: workbook).isNewDay(on: ReviewSchedule.day())
      )
      context.output.write(lines: view.lines())
    } else {
      context.output.write(try ReportJSON(report).text())
    }
    if stays, isText, report.isJudged, StartKey.isPossible(in: context),
      let next = report.next?.exercise
    {
      return try StartKey(next: next, workbook: workbook, context: context).run()
    }
    return report.isJudged ? .passed : .broken
  }

  /// The line of the first `TODO` of an exercise's file, counted from 1.
  static func lineOfToDo(in text: String) -> Int? {
    text.lines.firstIndex { $0.contains("TODO") }.map { $0 + 1 }
  }
}
