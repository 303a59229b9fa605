/// A request of the runner to the program that is played.
package enum PlayRequest: Codable, Equatable, Sendable {
  /// The title of the exercise or preview.
  case title(String)
  case event(PlayEvent)
  /// An event of an earlier program, at the time in seconds that it had there. Only before `live`.
  case replay(at: Double, PlayEvent)
  /// The replay ends when so many actions have been processed. Only before the first replay, of
  /// which those events that are done then are reported.
  case until(actions: Int)
  /// So many seconds of the program's time pass at once. Only before `live`.
  case wait(Double)
  /// The replay is over, and the program's time runs on from this one.
  case live(at: Double)
  /// A picture in the colours of light and of dark.
  case picture
  /// A snapshot of what is shown, as text, with a mark on the control that an event will use.
  case snapshot(before: PlayEvent? = nil)
  /// Asks for a sign of life.
  case ping(Int)
  /// A line to show; none, if it is empty.
  case note(String)

  /// The variable of the program's environment with the number of the first identifier that it
  /// makes. An app may make one before it reads a request.
  package static let firstIdentifier = "WORKBOOK_FIRST_IDENTIFIER"
  /// The number of the first identifier where no other one is asked for. The states with which apps
  /// begin have smaller ones.
  package static let leastIdentifier = 1_000
}
