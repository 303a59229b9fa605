/// A request of the runner to the program that is played; its description is a line.
package enum PlayRequest: Equatable, Sendable {
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
  /// Asks for a sign of life.
  case ping(Int)
  /// A line to show; none, if it is empty.
  case note(String)
}

extension PlayRequest: LosslessStringConvertible {
  package var description: String {
    switch self {
    case .title(let text): "title \(text.base64)"
    case .event(let event): event.description
    case .replay(let seconds, let event): "replay \(seconds) \(event)"
    case .until(let count): "until \(count)"
    case .wait(let seconds): "wait \(seconds)"
    case .live(let seconds): "live \(seconds)"
    case .picture: "picture"
    case .ping(let number): "ping \(number)"
    case .note(let text): "note \(text.base64)"
    }
  }

  package init?(_ description: String) {
    if let event = PlayEvent(description) {
      self = .event(event)
      return
    }
    let fields = description.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: false)
    switch (fields[0], fields.count) {
    case ("title", 2), ("note", 2):
      guard let text = String(base64: fields[1]) else { return nil }
      self = fields[0] == "title" ? .title(text) : .note(text)
    case ("replay", 3):
      guard let seconds = Double(seconds: fields[1]), let event = PlayEvent(String(fields[2]))
      else { return nil }
      self = .replay(at: seconds, event)
    case ("wait", 2), ("live", 2):
      guard let seconds = Double(seconds: fields[1]) else { return nil }
      self = fields[0] == "wait" ? .wait(seconds) : .live(at: seconds)
    case ("picture", 1):
      self = .picture
    case ("ping", 2), ("until", 2):
      guard let number = Int(fields[1]) else { return nil }
      self = fields[0] == "ping" ? .ping(number) : .until(actions: number)
    default:
      return nil
    }
  }
}
