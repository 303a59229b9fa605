/// An answer of the program that is played.
package enum PlayMessage: Codable, Equatable, Sendable {
  /// The text that makes the terminal show the screen as it is now.
  case frame(String)
  /// The event that was just handled, and its time, in seconds of the program's own time.
  case event(PlayEvent, at: Double)
  /// The person continues from the state after so many actions, which was that of a time in
  /// seconds.
  case resume(actions: Int, at: Double)
  /// An answer to a ping, with the program's time.
  case pong(Int, at: Double)
  case picture(String)
  case snapshot(PlaySnapshot)
  /// A sentence on why an event could not be done, or why there is no picture.
  case missing(String)
  /// The person wants to leave.
  case end
}
