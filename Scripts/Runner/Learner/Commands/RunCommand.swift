import WorkbookKit

/// `workbook run 3.8`: one exercise in full.
struct RunCommand: Command {
  static let name = "run"
  static let summary = "the same for an exercise that you name, or for a chapter"
  static let help = """
    workbook run              the next exercise
    workbook run 3.8          an exercise by its number
    workbook run timer        an exercise by a part of its title
    workbook run 3            all exercises of a chapter
    workbook run Chapters/03-Effects/3.8-Timer.swift
                              the exercise of a file

    --all             leaves nothing out of what the compiler and the checks say
    --problems        repeats what is wrong as lines that editors read, such as
                      file:line:column: error: message

    \(CheckingOptions.help)

    It ends with 0 if all of them pass, and with 1 if not.
    Example: Scripts/workbook run 3.8
    """
  static var operand: Operand { .exerciseOrChapter }

  let names: [String]
  let options: CheckingOptions
  private var isWhole = false
  private var listsProblems = false

  init(names: [String], options: CheckingOptions) {
    self.names = names
    self.options = options
  }

  init(_ arguments: inout Arguments) throws {
    isWhole = arguments.flag("--all")
    listsProblems = arguments.flag("--problems")
    options = try CheckingOptions(&arguments)
    names = arguments.takeOperands()
  }

  func run(in context: Context) throws -> ExitStatus {
    let workbook = try context.workbook()
    let named = try ExerciseLookup(workbook: workbook).exercises(names)
    let next = NextExercise(workbook: workbook, context: context, options: options)
    let exercises = try named.isEmpty ? [next.find()] : named
    var runOptions = options.run
    runOptions.isInFull = true
    let report = try options.report(
      on: exercises,
      of: workbook,
      in: context,
      options: runOptions
    )
    switch options.format {
    case .json:
      context.output.write(try ReportJSON(report).text())
    case .text:
      let style = Style(hasColour: context.output.hasColour)
      let views = report.entries.map { entry in
        RunView(
          entry: entry,
          style: style,
          width: min(context.output.width, 100),
          places: context.places(in: workbook),
          isWhole: isWhole,
          precedesProblems: listsProblems
        )
        .lines().map { $0 + "\n" }.joined()
      }
      let passed =
        exercises.count == 1 && report.isPassed ? afterPassing(exercises[0], next, context) : []
      let problems = listsProblems ? ProblemLines(report: report).lines() : []
      context.output.write(views.joined(separator: "\n"))
      context.output.write(passed.map { $0 + "\n" }.joined())
      context.output.write((problems.isEmpty ? [] : [""] + problems).map { $0 + "\n" }.joined())
    }
    return report.isPassed ? .passed : .failed
  }

  private func afterPassing(
    _ exercise: Exercise,
    _ next: NextExercise,
    _ context: Context
  ) -> [String] {
    let view = PassedView(
      exercise: exercise,
      next: next.neverPassed(),
      commandLines: CommandLines(in: context, of: next.workbook)
    )
    return [""] + view.lines()
  }
}
