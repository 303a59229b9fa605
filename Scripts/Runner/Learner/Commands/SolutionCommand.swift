import WorkbookKit

/// `workbook solution 3.7`: how it can be done, beside how you did it.
struct SolutionCommand: Command {
  static let name = "solution"
  static let group = CommandGroup.lookingBack
  static let summary = "shows the changes from your file to the solution, once yours has passed"
  static let help = """
    workbook solution 3.7          the changes from your file to the solution, once
                                   yours has passed, and an answer to the question
                                   that `run` asked then
    workbook solution 3.7 --peek   the changes before that
    workbook solution 3.7 --others other right answers, once yours has passed: what each
                                   does otherwise than the solution

    Lines with - are yours, lines with + are the solution's. There is more than
    one good way to do an exercise: yours is right if all checks pass.
    Example: Scripts/workbook solution 3.7
    """
  static var operand: Operand { .exercise }

  let exercise: String?
  let isPeek: Bool
  private let showsOthers: Bool

  init(_ arguments: inout Arguments) {
    isPeek = arguments.flag("--peek")
    showsOthers = arguments.flag("--others")
    exercise = arguments.takeOperand()
  }

  func run(in context: Context) throws -> ExitStatus {
    guard let exercise else {
      throw WorkbookError(
        "`solution` needs an exercise, such as `Scripts/workbook solution 1.1`."
      )
    }
    let workbook = try context.workbook()
    let found = try ExerciseLookup(workbook: workbook).exercise(exercise)
    let hasPassed = try hasPassed(found, workbook, context)
    guard hasPassed || isPeek else {
      let lines = refusal(found, CommandLines(in: context, of: workbook))
      context.output.write(lines.map { $0 + "\n" }.joined())
      return .failed
    }
    if showsOthers {
      let others = try OtherAnswers(to: found, in: workbook)
      let style = Style(hasColour: context.output.hasColour)
      context.output.write(lines: others.lines(style, width: min(context.output.width, 100)))
      return .passed
    }
    let comparison = try SolutionComparison(exercise: found, workbook: workbook)
    let places = context.places(in: workbook)
    let hintsRead = HintProgress(workbook: workbook).count(of: found)
    if !hasPassed, hintsRead < found.section.hints.count {
      let hint = places.program + " hint \(found.id)"
      context.output.write("First try the hints: `\(hint)` shows one at a time.\n\n")
    }
    let style = Style(hasColour: context.output.hasColour)
    var lines = comparison.lines(style, places: places)
    if hasPassed, let why = found.section.why {
      let text = Markdown(parsing: "**\(why.question)** \(why.answer)")
      let view = MarkdownView(style: style, width: min(context.output.width, 100))
      lines = view.lines(of: text) + [""] + lines
    }
    context.output.write(lines.map { $0 + "\n" }.joined())
    return .passed
  }

  /// A person who peeks need not wait for a build.
  private func hasPassed(
    _ exercise: Exercise,
    _ workbook: Workbook,
    _ context: Context
  ) throws -> Bool {
    let options = CheckingOptions()
    guard !StarterComparison.isUntouched(exercise, in: workbook) else { return false }
    if isPeek {
      let known = try? options.known(of: [exercise], in: workbook, context)
      return known?[exercise.id]?.status == .passed
    }
    return try options.report(on: [exercise], of: workbook, in: context).isPassed
  }

  private func refusal(_ exercise: Exercise, _ commands: CommandLines) -> [String] {
    let reason = "\(exercise.name) has not passed yet, so its solution is not shown."
    return TextLayout.wrapped(reason, width: commands.width) + [""]
      + commands.lines([
        ("hint \(exercise.id)", "a hint, from vague to concrete"),
        ("solution \(exercise.id) --peek", "the solution all the same"),
      ])
  }
}
