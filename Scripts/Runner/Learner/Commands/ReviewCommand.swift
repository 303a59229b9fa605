import WorkbookKit

/// `workbook review`: exercises that passed some days ago, to be done once more.
struct ReviewCommand: Command {
  static let name = "review"
  static let summary = "exercises that passed some days ago, to be done once more"
  static let help = """
    workbook review        lists the exercises that are due, 1, 3, 7 and 21 days
                           after you passed them
    workbook review 3.7    begins one again: its file is the starter once more

    What you wrote is copied to .workbook/backups first, and
    `workbook restore 3.7` brings it back.
    Example: Scripts/workbook review
    """
  static var operand: Operand { .exercise }

  let exercise: String?

  init(_ arguments: inout Arguments) {
    exercise = arguments.takeOperand()
  }

  func run(in context: Context) throws -> ExitStatus {
    let workbook = try context.workbook()
    if let exercise {
      try begin(try ExerciseLookup(workbook: workbook).exercise(exercise), workbook, context)
    } else {
      let lines = list(workbook, CommandLines(in: context, of: workbook))
      context.output.write(lines.map { $0 + "\n" }.joined())
    }
    return .passed
  }

  private func list(_ workbook: Workbook, _ commands: CommandLines) -> [String] {
    let schedule = ReviewSchedule(workbook: workbook)
    let today = ReviewSchedule.day()
    let planned = workbook.exercises.compactMap { exercise in
      schedule.dueDay(of: exercise).map { (exercise: exercise, day: $0) }
    }
    let due = planned.filter { $0.day <= today }.sorted { $0.day < $1.day }
    guard let first = due.first else {
      let next = planned.map { $0.day - today }.min()
      let rest = next.map { " The next one is due in \($0) day\($0 == 1 ? "" : "s")." } ?? ""
      return TextLayout.wrapped(
        "No exercise is due for review." + rest,
        width: commands.width
      )
    }
    return ["Done again without a look at the old answer, these will stay in your memory:", ""]
      + due.map { "  \($0.exercise.name)  " + commands.style(Self.age(today - $0.day), .dim) }
      + [""]
      + commands.lines([
        (
          "review \(first.exercise.id)",
          "begins again with the starter; your answer is kept"
        )
      ])
  }

  private static func age(_ days: Int) -> String {
    days == 0 ? "due today" : "due for \(days) day\(days == 1 ? "" : "s")"
  }

  /// Writes the starter in place of the answer.
  private func begin(_ exercise: Exercise, _ workbook: Workbook, _ context: Context) throws {
    var schedule = ReviewSchedule(workbook: workbook)
    guard schedule.records[exercise] != nil else {
      throw WorkbookError(
        "\(exercise.name) has not passed yet, so there is nothing to do again: `Scripts/workbook run"
          + " \(exercise.id)` checks it."
      )
    }
    let starters = try StarterFile.all(of: exercise, root: workbook.root)
    guard starters.contains(where: { $0.state != .upToDate }) else {
      throw WorkbookError("\(exercise.starterFile) is the starter already: go ahead.")
    }
    let places = context.places(in: workbook)
    for (index, starter) in starters.enumerated() {
      let copy = try Backups(root: workbook.root).keepIfPresent(starter.path)
      if index == 0, let copy { schedule.begin(exercise, formerAnswer: copy) }
      try schedule.save()
      try Files.write(starter.text, to: workbook.absolute(starter.path))
      context.output.write("\(places(starter.path)) is as at the beginning\n")
      if let copy { context.output.write("  your answer is in \(places(copy))\n") }
    }
    let lines = CommandLines(in: context, of: workbook)
      .lines([
        ("read \(exercise.id)", "what is wanted"),
        ("run \(exercise.id)", "checks what you wrote"),
        ("restore \(exercise.id)", "brings your answer back"),
      ])
    context.output.write(([""] + lines).map { $0 + "\n" }.joined())
  }
}
