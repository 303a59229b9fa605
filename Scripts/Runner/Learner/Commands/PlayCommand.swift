import Foundation
import WorkbookKit
import WorkbookPlayProtocol

/// `workbook play 3.26`: shows an exercise as an app that can be used, with the log of its actions.
struct PlayCommand: Command {
  static let name = "play"
  static let group = CommandGroup.doing
  static let summary = "shows what you wrote as an app that you can use, with a log of its actions"
  static let help = """
    workbook play             the exercise that you passed last
    workbook play 3.26        another one; it need not have passed
    workbook play tip         a feature of your own, by the first #Preview of its file
    workbook play 3.26 --finished
                              the finished app, before you write it: the workbook's own
                              solution, whose source is not shown

    Keys and mouse go to the app; the lowest line shows the keys of what has the
    focus. Ctrl-T goes to the log, and back and forth in time: no time passes
    meanwhile, shared values are as they were, and no file is written. There, / finds
    actions by their names, or those of a `person` or an `effect`; a number and Enter
    go to one. The app's date is in its frame; Ctrl-N makes it the next day. When you
    save the file, it is built again, and what you did is done again. Ctrl-C ends it.
    To mark text with the mouse, hold Shift (Option on a Mac).

    Files that the app writes into its home, its documents or its temporary folder are in
    .build/workbook/played, and are there the next time. A replay begins with those that
    were there at the beginning.

    --open URL        opens the app with an address, as a link elsewhere does
    --preview NAME    plays another preview of your own feature, by its name or number
    --text            the screen and the log as text, for a screen reader or a pipe: you
                      type the number of a control, and time passes when you say so
    --film FILE       writes what you do as a page for a browser, step by step, when you
                      leave: one file to show to others
    --picture FILE    draws the screen into an SVG file, without a terminal
    Before a picture, or for each step of a film without a terminal, in their order:
      --tap LABEL       taps the control with that label; +#2 is the second one with +
      --type TEXT       types into what has the focus
      --press KEY       presses a key: \(keys)
      --wait SECONDS    lets so much of the app's time pass
      --say SENTENCE    says in the film what to look at there
    --size 100x30     the size of that screen in columns and rows

    Examples: Scripts/workbook play 3.26
              Scripts/workbook play 4.14 --film my-game.html
              Scripts/workbook play 1.12 --picture one.svg --tap +
    """
  static var operand: Operand { .exercise }

  private static let keys = PlayEvent.keys.prefix(4).joined(separator: ", ") + " …"

  let name: String?
  private let isFinished: Bool
  private let isText: Bool
  /// The address to open the app with.
  private let address: String?
  let preview: String?
  let script: PlayScript?

  init(_ arguments: inout Arguments) throws {
    isFinished = arguments.flag("--finished")
    preview = try arguments.value("--preview")
    isText = arguments.flag("--text")
    address = try arguments.value("--open")
    script = try PlayScript(&arguments)
    name = arguments.takeOperand()
  }

  func run(in context: Context) throws -> ExitStatus {
    var workbook = try context.workbook()
    var exercise = try PlayableExercise(workbook: workbook).find(name)
    if isFinished {
      workbook = try Workbook(root: workbook.root, source: .solutions)
      guard let finished = workbook.exercises.first(where: { $0.id == exercise.id }) else {
        throw WorkbookError("\(exercise.name) is a feature of your own, and has no finished app.")
      }
      exercise = finished
    }
    guard preview == nil || exercise.playsPreviews else {
      throw WorkbookError(
        "`--preview` is for features of your own; \(exercise.name) has one screen."
      )
    }
    let build = BuildBeforePlay(
      exercise: exercise,
      preview: preview,
      workbook: workbook,
      context: context
    )
    if isText {
      guard script == nil else { throw WorkbookError("--text makes no picture and no film.") }
      return try TextPlay(build: build, opening: opening).run()
    }
    if let script, script.form == .picture || !script.requests.isEmpty {
      let opened = opening.map { script.beginning(with: $0) } ?? script
      return try ScriptedRun(build: build, script: opened).run()
    }
    guard context.output.canRedraw, isatty(STDIN_FILENO) == 1 else {
      throw WorkbookError(
        "`play` needs a terminal to draw on and to type into; --text, --picture FILE, and --film FILE"
          + " with steps such as --tap LABEL need none."
      )
    }
    play(exercise, in: workbook, context)
  }

  private var opening: PlayRequest? { address.map { .event(.open($0)) } }

  private func play(_ exercise: Exercise, in workbook: Workbook, _ context: Context) -> Never {
    let terminal = TerminalSession(
      screen: context.output,
      keyboard: STDIN_FILENO,
      takesAll: true
    )
    let changes = TerminalChanges()
    terminal.followSignals { changes.note() }
    let display = PlayDisplay(terminal: terminal, output: context.output)
    let files = PlayedFiles(of: exercise, in: workbook)
    terminal.enter()
    let effects = PlayingEffects(
      exercise,
      preview: preview,
      in: workbook,
      display: display,
      context: context
    )
    let reducer = PlayingReducer(
      exercise: exercise,
      opening: opening,
      otherPreviews: preview == nil ? otherPreviews(of: exercise, in: workbook) : nil
    )
    if script != nil {
      // Who leaves in the ordinary way gets the film.
      Interruption.onFirst { changes.noteEnd() }
    }
    let loop = PlayLoop(
      reducer.initialState(of: workbook, size: display.size),
      reducer: reducer,
      effects: effects,
      files: files,
      display: display,
      changes: changes,
      keyboard: STDIN_FILENO
    )
    loop.run()
    if let script {
      terminal.leave()
      write(script.file, of: loop.state, effects, context)
    }
    // A build may be on its way; it ends with the runner, as the program does.
    Interruption.end(exitingWith: ExitStatus.passed.rawValue)
  }

  /// Writes the film of what was done.
  private func write(
    _ file: String,
    of state: PlayingState,
    _ effects: PlayingEffects,
    _ context: Context
  ) {
    do {
      guard try effects.writeFilm(of: state, to: file) else {
        return context.output.write("Nothing was played, so there is no film.\n")
      }
      context.output.write("The film is in \(file): open it in a browser, or send it to others.\n")
    } catch {
      context.errors.write("\(error)\n")
    }
  }

  /// Names the previews of a file beside the one that is played; nil if there are none.
  private func otherPreviews(of exercise: Exercise, in workbook: Workbook) -> String? {
    guard exercise.playsPreviews else { return nil }
    let source = PreviewSource(Files.text(workbook.absolute(exercise.file)) ?? "")
    guard source.previews.count > 1 else { return nil }
    let titles = source.previews.indices.dropFirst().map { "\"\(source.title(at: $0))\"" }
    return "More previews, with --preview: " + titles.joined(separator: ", ")
  }
}
