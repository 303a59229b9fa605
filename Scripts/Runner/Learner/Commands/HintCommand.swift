import WorkbookKit

/// `workbook hint 3.7`: one hint more each time.
struct HintCommand: Command {
  static let name = "hint"
  static let group = CommandGroup.doing
  static let summary = "shows the next hint for an exercise"
  static let help = """
    workbook hint             the next hint for the exercise to go on with
    workbook hint 3.7         the next one for an exercise, from vague to concrete
    workbook hint 3.7 --all   all of them
    workbook hint 3.7 --reset begins with the first one again

    Which hints you have seen is kept in .workbook/hints.
    Example: Scripts/workbook hint 3.7
    """
  static var operand: Operand { .exercise }

  let exercise: String?
  let isAll: Bool
  let isReset: Bool

  init(_ arguments: inout Arguments) throws {
    isAll = arguments.flag("--all")
    isReset = arguments.flag("--reset")
    exercise = arguments.takeOperand()
    if isAll && isReset {
      throw WorkbookError("`hint` takes --all or --reset, not both.")
    }
  }

  func run(in context: Context) throws -> ExitStatus {
    let workbook = try context.workbook()
    let exercise =
      try exercise.map { try ExerciseLookup(workbook: workbook).exercise($0) }
      ?? NextExercise(workbook: workbook, context: context).find()
    var memory = HintProgress(workbook: workbook)
    let seen = min(memory.count(of: exercise), exercise.section.hints.count)
    let view = HintView(
      exercise: exercise,
      commandLines: CommandLines(in: context, of: workbook)
    )
    let lines: [String]
    var count = exercise.section.hints.count
    if isReset {
      count = 0
      lines = view.forgotten()
    } else if isAll {
      lines = view.all()
    } else {
      lines = view.next(after: seen)
      count = min(seen + 1, count)
    }
    context.output.write(lines: lines)
    do {
      try memory.remember(count, of: exercise)
    } catch let error as WorkbookError {
      let sentence = error.message.hasSuffix(".") ? error.message : error.message + "."
      context.errors.write("\(sentence) So the next hint will be this one again.\n")
    }
    return .passed
  }
}
