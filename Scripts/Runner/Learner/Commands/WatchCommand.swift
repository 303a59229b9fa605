import Foundation
import WorkbookKit

/// `workbook watch`: checks an exercise whenever it is saved.
struct WatchCommand: Command {
  static let name = "watch"
  static let group = CommandGroup.doing
  static let summary = "stays, and checks each exercise when you save it"
  static let help = """
    workbook watch          begins with the next exercise
    workbook watch 3.7      begins with another one

    It stays with the exercise that you saved last. Its keys:
    \(WatchReducer.keys)

    --timeout SECONDS gives up a check that reports nothing for that many seconds (10)

    Example: Scripts/workbook watch
    """

  let name: String?
  let limits: Limits

  init(_ arguments: inout Arguments) throws {
    limits = try Limits(&arguments)
    name = arguments.takeOperand()
  }

  func run(in context: Context) throws -> ExitStatus {
    let workbook = try context.workbook()
    let lookup = ExerciseLookup(workbook: workbook, findsOwn: true)
    // What is known needs no check, so that files which were saved since are checked after this one.
    let next = NextExercise(workbook: workbook, context: context).neverPassed()
    let first = try name.map { try lookup.exercise($0).id } ?? next?.id
    let events = WatchEvents()
    let keyboard = isatty(STDIN_FILENO) == 1 ? STDIN_FILENO : nil
    let terminal = TerminalSession(
      screen: context.output.canRedraw ? context.output : nil,
      keyboard: keyboard
    )
    terminal.followSignals { events.post(.terminalChanged) }
    let display = WatchDisplay(terminal: terminal, context: context, hasKeys: keyboard != nil)
    let loop = WatchLoop(
      WatchState(workbook: workbook, path: .current(in: workbook), first: first),
      effects: WatchEffects(
        context: context,
        options: WorkbookRun.Options(limits: limits),
        events: events,
        display: display
      ),
      watcher: SaveWatcher(workbook),
      display: display,
      events: events,
      keyboard: keyboard
    )
    terminal.enter()
    loop.run()
    // A run may be on its way; it ends with the runner.
    Interruption.end(exitingWith: ExitStatus.passed.rawValue)
  }
}
