import WorkbookKit
import WorkbookPlayProtocol

/// An event of a session in which an exercise is played.
enum PlayingEvent {
  /// The session begins.
  case began
  /// The person does something at the terminal.
  case person(PlayEvent)
  /// Files were saved.
  case saved
  /// The terminal was given back, or has another size.
  case terminalChanged(PlayingState.Size)
  /// A program has answered; the programs are numbered as they start.
  case message(PlayMessage, program: Int)
  /// A program has ended before its time, and the sentence says why.
  case ended(String, program: Int)
  /// A program could not be started.
  case couldNotStart(String)
  case build(PlayBuilds.Event)
  /// Time has passed.
  case ticked
  /// The terminal is gone.
  case closed
}

/// Work that follows from an event, and is done outside of the state.
enum PlayingEffect: Equatable {
  /// Builds the program; `PlayingEvent.build` reports it.
  case build
  /// Ends the program that runs, and starts another, with these requests.
  case start(String, number: Int, [PlayRequest])
  /// Asks something of the program that runs.
  case send(PlayRequest)
  /// Shows what the program has drawn.
  case show(frame: String)
  /// Draws the runner's page of the state.
  case draw
  /// Draws over the lowest rows that a replay takes a while.
  case drawReplayNotice
}
