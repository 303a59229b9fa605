import Foundation
import WorkbookKit

/// `workbook today`: two questions about what has passed, before the next exercise.
struct TodayCommand: Command {
  static let name = "today"
  static let summary = "five minutes to begin with: two questions about what you have done"
  static let help = """
    workbook today   asks a question of an exercise that passed, and then plays your own last
                     project with one line changed: which one?

    Think of an answer, and press Enter to read one. Without a terminal all is printed at
    once. Nobody counts the answers, and no file of yours is changed. The questions are
    others each day; `workbook review` lists whole exercises to do again.
    Example: Scripts/workbook today
    """

  init(_ arguments: inout Arguments) {}

  func run(in context: Context) throws -> ExitStatus {
    let workbook = try context.workbook()
    let day = ReviewSchedule.day()
    let schedule = ReviewSchedule(workbook: workbook)
    let passed = workbook.exercises.filter { schedule.records[$0] != nil }
    let commands = CommandLines(in: context, of: workbook)
    guard !passed.isEmpty else {
      context.output.write("Nothing has passed yet, so there is nothing to ask about.\n\n")
      context.output.write(lines: commands.lines([("next", "the exercise to begin with")]))
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
    let next = NextExercise(workbook: workbook, context: context).neverPassed()
    let last = next.map { ("read \($0.id)", "continues with \($0.name)") }
    context.output.write(lines: commands.lines([last ?? ("review", "exercises to do once more")]))
    return .passed
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
    let search = ChangedLineSearch(stage: stage, workbook: workbook, context: context)
    do {
      guard let line = try search.find(seed: "\(day)") else { return }
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
}
