import Foundation
import WorkbookKit

/// `workbook play 3.12`: shows an exercise as an app that can be used, with the log of its actions.
struct PlayCommand: Command {
  static let name = "play"
  static let summary = "shows an exercise as an app that you can use, with each action it gets"
  static let help = """
    workbook play             the exercise that you passed last
    workbook play 3.12        another one; it need not have passed

    Keys and mouse go to the app; its lowest line shows the keys for the log and for
    going back and forth in time. When you save the file, it is built again, and
    what you did is done again. Ctrl-C ends it. To mark text with the mouse, hold
    Shift (Option on a Mac).

    --picture FILE    draws the screen into an SVG file, without a terminal. Before
                      that, in the order in which they are given:
      --tap LABEL       taps the control with that label
      --type TEXT       types into what has the focus
      --press KEY       presses a key: \(keys)
      --wait SECONDS    lets so much of the app's time pass
    --size 100x30     the picture's size in columns and rows

    Examples: Scripts/workbook play 3.12
              Scripts/workbook play 1.9 --picture one.svg --tap +
    """
  static var operand: Operand { .exercise }

  private static let keys = PlayEvent.keys.prefix(4).joined(separator: ", ") + " …"

  let name: String?
  let picture: PictureOptions?

  init(_ arguments: inout Arguments) throws {
    picture = try PictureOptions(&arguments)
    name = arguments.takeOperand()
  }

  func run(in context: Context) throws -> ExitStatus {
    let workbook = try context.workbook()
    let exercise = try PlayableExercise(workbook: workbook).find(name)
    if let picture {
      return try PictureRun(
        exercise: exercise,
        workbook: workbook,
        options: picture,
        context: context
      )
      .run()
    }
    guard context.output.canRedraw, isatty(STDIN_FILENO) == 1 else {
      throw WorkbookError(
        "`play` needs a terminal to draw on and to type into; `--picture FILE` needs none."
      )
    }
    play(exercise, in: workbook, context)
  }

  private func play(_ exercise: Exercise, in workbook: Workbook, _ context: Context) -> Never {
    let terminal = TerminalSession(
      screen: context.output,
      keyboard: STDIN_FILENO,
      takesAll: true
    )
    let changes = TerminalChanges()
    Interruption.setHooks(
      leave: { terminal.leave() },
      enter: {
        terminal.enter()
        changes.note()
      },
      resize: { changes.note() }
    )
    let display = PlayDisplay(terminal: terminal, output: context.output)
    let files = PlayedFiles(of: exercise, in: workbook)
    terminal.enter()
    let controller = PlayController(exercise, in: workbook, display: display, context: context)
    PlayLoop(
      controller: controller,
      files: files,
      display: display,
      changes: changes,
      keyboard: STDIN_FILENO
    )
    .run()
    // A build may be on its way; it ends with the runner, as the program does.
    Interruption.end(exitingWith: ExitStatus.passed.rawValue)
  }
}

/// Finds the exercise to play.
struct PlayableExercise {
  let workbook: Workbook

  /// - Parameter name: What the person named; nil for the exercise that passed last.
  /// - Throws: A sentence, if it cannot be played or there is none.
  func find(_ name: String?) throws -> Exercise {
    guard let name else { return try lastPassed() }
    let exercise = try ExerciseLookup(workbook: workbook).exercise(name)
    guard exercise.isPlayable else {
      throw WorkbookError("\(exercise.name) has no screen. \(playable)")
    }
    return exercise
  }

  private func lastPassed() throws -> Exercise {
    let schedule = ReviewSchedule(workbook: workbook)
    let last = all.enumerated().compactMap { index, exercise in
      schedule.records[exercise.id].map { ($0.day, $0.second ?? 0, index, exercise) }
    }
    .max { ($0.0, $0.1, $0.2) < ($1.0, $1.1, $1.2) }
    if let last { return last.3 }
    throw WorkbookError(
      "No exercise with a screen has passed yet, so name the one to play. \(playable)"
    )
  }

  private var all: [Exercise] { workbook.exercises.filter { $0.isPlayable } }

  private var playable: String {
    guard let first = all.first else { return "No exercise of this workbook has one." }
    let names = all.map { $0.id }.joined(separator: ", ")
    return "These can be played: \(names). Begin with `Scripts/workbook play \(first.id)`."
  }
}
