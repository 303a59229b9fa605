import WorkbookKit

/// `workbook read 3`: a lesson, laid out for the terminal.
struct ReadCommand: Command {
  static let name = "read"
  static let group = CommandGroup.reading
  static let summary = "shows a lesson or a section of it, laid out for the terminal"
  static let help = """
    workbook read         the section of the exercise to go on with
    workbook read 3.7     the section of an exercise; until it has passed, after what
                          the lesson has to read before it
    workbook read 3       the lesson of a chapter
    workbook read 'Where to cut'
                          a section of a lesson, by its heading
    workbook read patterns
                          each part of a feature in its shortest form, to begin with
    workbook read older   what older TCA, ReSwift, Combine and XCTest called it, and what
                          it is today
    workbook read messages
                          messages of Xcode and of tests, and what they mean

    On a terminal it is shown with the program that PAGER names, or else with
    less; an empty PAGER shows it at once. Hints are left out: `workbook hint`
    shows them one at a time.
    Example: Scripts/workbook read 3.7
    """
  static var operand: Operand { .page }

  let name: String?

  init(_ arguments: inout Arguments) {
    name = arguments.takeOperand()
  }

  func run(in context: Context) throws -> ExitStatus {
    let workbook = try context.workbook()
    let lookup = ExerciseLookup(workbook: workbook, named: "exercise or heading")
    let page: LessonPage
    if name == PatternsPage.name {
      page = try LessonPage(file: PatternsPage.file, in: workbook)
    } else if name == OlderSpellings.name {
      page = try LessonPage(file: OlderSpellings.file, in: workbook)
    } else if name == MessagePage.name {
      page = try LessonPage(file: MessagePage.file, in: workbook)
    } else if let name, let chapter = try? lookup.chapter(name) {
      page = LessonPage(chapter: chapter, in: workbook)
    } else if let name, let section = LessonPage(heading: name, in: workbook) {
      page = section
    } else {
      let exercise =
        try name.map { try lookup.exercise($0) }
        ?? NextExercise(workbook: workbook, context: context).find()
      let passed = ReviewSchedule(workbook: workbook).records
      let isKnown = passed[exercise] != nil
      page = try LessonPage(exercise: exercise, isKnown: isKnown, in: workbook)
    }
    let lines = page.lines(
      CommandLines(in: context, of: workbook),
      places: context.places(in: workbook)
    )
    Pager(context: context).show(lines.map { $0 + "\n" }.joined())
    return .passed
  }
}
