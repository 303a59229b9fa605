import Foundation
import WorkbookKit

/// `workbook today`: two questions about what has passed, before the next exercise.
struct TodayCommand: Command {
  static let name = "today"
  static let group = CommandGroup.lookingBack
  static let summary = "asks two questions about what you have done, and lists what to do once more"
  static let help = """
    workbook today        asks a question of an exercise that is due, 1, 3, 7 and 21 days after
                          you passed it, and then plays your own last project with one line
                          changed: which one? It also lists what is due.
    workbook today 3.7    begins an exercise again: its file is the starter once more

    Think of an answer, and press Enter to read one. Without a terminal all is printed at
    once. Nobody counts the answers, and the questions change no file of yours. What you wrote
    in an exercise that begins again is copied to .workbook/backups first; `workbook help reset`
    says how it comes back.
    Example: Scripts/workbook today
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
      return .passed
    }
    let day = ReviewSchedule.day()
    let schedule = ReviewSchedule(workbook: workbook)
    let passed = workbook.exercises.filter { schedule.records[$0] != nil }
    let commands = CommandLines(in: context, of: workbook)
    guard !passed.isEmpty else {
      context.output.write("Nothing has passed yet, so there is nothing to ask about.\n\n")
      context.output.write(lines: commands.lines([("run", "the exercise to begin with")]))
      return .passed
    }
    let view = TodayView(style: context.output.style, width: commands.width)
    if let (exercise, why) = question(among: passed, schedule, day) {
      ask(view.question(exercise, why), view.answer(why), context)
    }
    let stages = passed.filter(\.isProject)
    if let stage = stages.last(where: { workbook.isBegun($0) }) {
      try askAboutChange(of: stage, day, view, workbook, context)
    }
    let due = due(in: workbook, schedule, day, commands)
    let next = NextExercise(workbook: workbook, context: context).neverPassed()
      .map { [("read \($0.id)", "continues with \($0.name)")] }
    context.output.write(lines: due + commands.lines(next ?? []))
    return .passed
  }

  /// The exercises that passed some days ago, the one that is due for longest first.
  private func due(
    in workbook: Workbook,
    _ schedule: ReviewSchedule,
    _ day: Int,
    _ commands: CommandLines
  ) -> [String] {
    let due = workbook.exercises.compactMap { exercise in
      schedule.dueDay(of: exercise).map { (exercise: exercise, day: $0) }
    }
    .filter { $0.day <= day }.sorted { $0.day < $1.day }
    guard let first = due.first else { return [] }
    let rows = due.map { exercise, dueDay in
      let days = day - dueDay
      let age = days == 0 ? "due today" : "due for \(days) day\(days == 1 ? "" : "s")"
      return "  \(exercise.name)  " + commands.style(age, .dim)
    }
    return ["Done again without a look at the old answer, these will stay in your memory:", ""]
      + rows + [""]
      + commands.lines([
        ("today \(first.exercise.id)", "begins again with the starter; your answer is kept")
      ])
  }

  /// A question of an exercise that is due for review, or else of any that passed: another one each day.
  private func question(
    among passed: [Exercise],
    _ schedule: ReviewSchedule,
    _ day: Int
  ) -> (Exercise, Lesson.Why)? {
    let all = passed.compactMap { exercise in exercise.section.why.map { (exercise, $0) } }
    let due = all.filter { schedule.dueDay(of: $0.0).map { $0 <= day } ?? false }
    let candidates = due.isEmpty ? all : due
    return candidates.isEmpty ? nil : candidates[day % candidates.count]
  }

  private func askAboutChange(
    of stage: Exercise,
    _ day: Int,
    _ view: TodayView,
    _ workbook: Workbook,
    _ context: Context
  ) throws {
    do {
      let trials = ChangedLineTrials(stage: stage, workbook: workbook, context: context)
      let line = try trials.find(seed: "\(day)")
      guard let line else { return }
      ask(view.question(line), view.answer(line, places: context.places(in: workbook)), context)
    } catch let error as WorkbookError {
      context.errors.write("\(error)\n")
    }
  }

  /// Prints a question, waits for a key where somebody is there to press it, and prints the answer.
  private func ask(_ question: [String], _ answer: [String], _ context: Context) {
    context.output.write(lines: question + [""])
    if isatty(STDIN_FILENO) == 1, context.output.canRedraw {
      context.output.write("Enter shows an answer. ")
      _ = readLine()
    } else {
      context.output.write("An answer:\n")
    }
    context.output.write(lines: [""] + answer + [""])
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
        ("reset --undo \(exercise.id)", "brings your answer back"),
      ])
    context.output.write(lines: [""] + lines)
  }
}
