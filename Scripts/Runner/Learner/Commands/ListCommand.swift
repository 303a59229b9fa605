import WorkbookKit

/// `workbook list`: the exercises with their state.
struct ListCommand: Command {
  static let name = "list"
  static let group = CommandGroup.reading
  static let summary = "lists the exercises with their state, points and files"
  static let help = """
    workbook list                 all exercises
    workbook list --chapter 3     those of one chapter; `list 3` does too
    workbook list tip             a feature of your own, or one exercise
    workbook list --pending       those that have not passed
    workbook list --passed        those that have

    ▸ marks those that `workbook play` shows as an app, + those whose points count apart.

    \(CheckingOptions.help)

    Example: Scripts/workbook list --chapter 3 --pending
    """
  static var operand: Operand { .chapter }

  let chapter: String?
  let isPending: Bool
  let isPassed: Bool
  let options: CheckingOptions

  init(_ arguments: inout Arguments) throws {
    let named = try arguments.value("--chapter")
    isPending = arguments.flag("--pending")
    isPassed = arguments.flag("--passed")
    options = try CheckingOptions(&arguments)
    chapter = named ?? arguments.takeOperand()
    if isPending && isPassed {
      throw WorkbookError("`list` takes --pending or --passed, not both: together they mean all.")
    }
  }

  func run(in context: Context) throws -> ExitStatus {
    let workbook = try context.workbook()
    let lookup = ExerciseLookup(workbook: workbook, findsOwn: true, named: "chapter or exercise")
    let exercises = try chapter.map { try named($0, lookup) } ?? workbook.exercisesWithOwn
    let all = try options.report(on: exercises, of: workbook, in: context)
    let report = all.filtered { entry in
      (!isPending || entry.status != .passed) && (!isPassed || entry.status == .passed)
    }
    switch options.format {
    case .json:
      context.output.write(try ReportJSON(report).text())
    case .text:
      let style = context.output.style
      let width = context.output.isTerminal ? context.output.width : nil
      let lines = ListView(report: report, style: style, width: width).lines()
      Pager(context: context).show(lines.map { $0 + "\n" }.joined())
    }
    return .passed
  }

  /// Those of a chapter, or one that is named by itself.
  private func named(_ name: String, _ lookup: ExerciseLookup) throws -> [Exercise] {
    do {
      return try lookup.chapter(name).exercises
    } catch  where Int(name) == nil {
      return [try lookup.exercise(name)]
    }
  }
}
