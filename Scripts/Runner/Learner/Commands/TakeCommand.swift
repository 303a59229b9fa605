import WorkbookKit

/// `workbook take 2.5`: a stage of the guessing game begins with what the stage before ended with.
struct TakeCommand: Command {
  static let name = "take"
  static let group = CommandGroup.takingHome
  static let summary = "begins a project with what you wrote in the one before"
  static let help = """
    workbook take 2.5    copies your feature and its tests from the project of the
                          chapter before into those of 2.5; if you left that one out,
                          the workbook's own solution of it

    --yes   does not ask before it writes over what you have begun

    What is in the files now is copied to .workbook/backups first;
    `workbook help reset` says how it comes back.
    Example: Scripts/workbook take 2.5
    """
  static var operand: Operand { .exercise }

  let exercise: String?
  let isAgreed: Bool

  init(_ arguments: inout Arguments) {
    isAgreed = arguments.flag("--yes", "-y")
    exercise = arguments.takeOperand()
  }

  func run(in context: Context) throws -> ExitStatus {
    guard let exercise else {
      throw WorkbookError("`take` needs a project, such as `Scripts/workbook take 2.5`.")
    }
    let workbook = try context.workbook()
    let stage = try ExerciseLookup(workbook: workbook).exercise(exercise)
    let earlier = try ProjectStage(stage, in: workbook).stageBefore()
    let isUntouched = StarterComparison.isUntouched(stage, in: workbook)
    let question = Question(
      reason: "You have begun \(stage.name) already. ",
      text: "Write over it?"
    )
    guard try isUntouched || isAgreed || question.isAnsweredYes(on: context.output) else {
      return .failed
    }
    let places = context.places(in: workbook)
    let backups = Backups(root: workbook.root)
    var hasCopy = false
    for (file, text) in zip(stage.starterFiles, earlier.texts) {
      let copy = isUntouched ? nil : try backups.keepIfPresent(file)
      try Files.makeFolder(workbook.absolute(file.parentFolder))
      try Files.write(text, to: workbook.absolute(file))
      context.output.write("\(places(file)) begins with \(earlier.origin)\n")
      guard let copy else { continue }
      context.output.write("  what was there is in \(places(copy))\n")
      hasCopy = true
    }
    let wayBack = hasCopy ? [("reset --undo \(stage.id)", "brings yours back")] : []
    let lines = CommandLines(in: context, of: workbook).lines(
      [("read \(stage.id)", "what is wanted now"), ("run \(stage.id)", "checks what you have")]
        + wayBack
    )
    context.output.write(lines: [""] + lines)
    return .passed
  }
}
