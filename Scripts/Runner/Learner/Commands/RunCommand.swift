import WorkbookKit

/// `workbook run 3.7`: one exercise in full.
struct RunCommand: Command {
  static let name = "run"
  static let group = CommandGroup.doing
  static let summary = "checks an exercise: what each check says, and where to look"
  static let help = """
    workbook run              the next exercise that has not passed: it goes on after the one
                              that passed last, and comes back at the end to what was left
                              out; `workbook path` chooses which exercises it follows
    workbook run 3.7          an exercise by its number
    workbook run timer        an exercise by a part of its title
    workbook run 1.1 1.2      several exercises
    workbook run 3            all exercises of a chapter
    workbook run Chapters/03-Effects/3.7-Timer.swift
                              the exercise of a file
    workbook run tip          a feature of your own

    --all             leaves nothing out of what the compiler and the checks say
    --mutants         changes a feature of your own in small ways, and lists the
                      changes that its tests do not notice; lines that are new since
                      the last time come first
    --seconds SECONDS ends `--mutants` after that many seconds (20)
    --verbose         prints each call of the compiler, on standard error
    --problems        repeats what is wrong as lines that editors read, such as
                      file:line:column: error: message

    \(CheckingOptions.help)

    It ends with 0 if all of them pass, with 1 if not, and with 2 if the machine could
    not judge one, such as for lack of room.
    Example: Scripts/workbook run 3.7
    """
  static var operand: Operand { .exerciseOrChapter }

  let names: [String]
  let options: CheckingOptions
  private var isWhole = false
  private var listsProblems = false
  private var isVerbose = false
  /// For how long changes are tried; nil if none are.
  private var mutantTime: Duration?

  init(_ arguments: inout Arguments) throws {
    isWhole = arguments.flag("--all")
    listsProblems = arguments.flag("--problems")
    isVerbose = arguments.flag("--verbose")
    let triesMutants = arguments.flag("--mutants")
    let seconds = try arguments.value("--seconds")
    guard triesMutants || seconds == nil else {
      throw WorkbookError("`--seconds` says how long `--mutants` may take, so it needs that too.")
    }
    let time = Int(seconds ?? "20") ?? 0
    guard (1...3600).contains(time) else {
      throw WorkbookError("`--seconds` takes a number from 1 to 3600.")
    }
    mutantTime = triesMutants ? .seconds(time) : nil
    options = try CheckingOptions(&arguments)
    names = arguments.takeOperands()
  }

  func run(in context: Context) throws -> ExitStatus {
    var context = context
    if isVerbose { context.environment[Toolchain.verbose] = "1" }
    let workbook = try context.workbook()
    let named = try ExerciseLookup(workbook: workbook, findsOwn: true).exercises(names)
    if mutantTime != nil, named.count != 1 || !named[0].isOwn {
      throw WorkbookError(
        "`--mutants` takes one feature of your own: `Scripts/workbook run tip --mutants`, if you have"
          + " one named Tip."
      )
    }
    let next = NextExercise(workbook: workbook, context: context, options: options)
    let exercises = try named.isEmpty ? [next.find()] : named
    var runOptions = options.run
    runOptions.isDetailed = true
    // What is remembered needs no call.
    if isVerbose { runOptions.usesCache = false }
    let report = try options.report(
      on: exercises,
      of: workbook,
      in: context,
      options: runOptions
    )
    if let mutantTime, report.isPassed {
      return try MutantTrials(feature: exercises[0], workbook: workbook, context: context)
        .run(for: mutantTime, format: options.format)
    }
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
          stopPlace: StopPlace(of: entry.exercise, in: workbook),
          isWhole: isWhole,
          precedesProblems: listsProblems
        )
        .lines().map { $0 + "\n" }.joined()
      }
      let passed =
        exercises.count == 1 && report.isPassed ? afterPassing(exercises[0], next, context) : []
      let isNext = names.isEmpty && report.entries.first?.status == .notStarted
      let finished =
        isNext
        ? CommandLines(in: context, of: workbook).lines(exercises[0].finishedApp) : []
      let later = mutantTime == nil ? [] : ["", "Changes are tried once all tests pass."]
      let problems = listsProblems ? ProblemLines(report: report).lines() : []
      context.output.write(views.joined(separator: "\n"))
      context.output.write(later.map { $0 + "\n" }.joined())
      context.output.write(passed.map { $0 + "\n" }.joined())
      context.output.write(lines: finished.isEmpty ? [] : [""] + finished)
      context.output.write((problems.isEmpty ? [] : [""] + problems).map { $0 + "\n" }.joined())
    }
    guard report.isJudged else { return .broken }
    return report.isPassed ? .passed : .failed
  }

  private func afterPassing(
    _ exercise: Exercise,
    _ next: NextExercise,
    _ context: Context
  ) -> [String] {
    let path = FollowedPath.chosen(in: next.workbook)
    let view = PassedView(
      exercise: exercise,
      next: next.neverPassed(),
      path: path.isEverything ? nil : path.name,
      commandLines: CommandLines(in: context, of: next.workbook)
    )
    return [""] + view.lines()
  }
}
