import Foundation

/// What the program that is played answers.
package enum PlayMessage: Equatable, Sendable {
  /// What to write to the terminal so that it shows the screen as it is now.
  case frame([UInt8])
  /// What it has just done, and when, in seconds of its own time.
  case event(PlayEvent, at: Double)
  /// An answer to a ping, with the program's time.
  case pong(Int, at: Double)
  case picture(String)
  /// A sentence on why an event could not be done, or why there is no picture.
  case missing(String)
  /// The person wants to leave.
  case end
}

/// Puts the program's messages together from the bytes in which they arrive.
///
/// The learner's code runs in the program, so nothing is believed: lengths have limits, and a line
/// that is no message is left out.
package struct PlayMessageReader {
  /// A message is longer than any that the host writes.
  package struct TooLong: Error {}

  static let longestLine = 1 << 20
  static let longestFrame = 1 << 22
  static let longestPicture = 1 << 24

  private var pending: [UInt8] = []
  /// The message whose bytes are still to come.
  private var awaited: (isPicture: Bool, count: Int)?

  package init() {}

  /// Returns the messages that are complete now.
  package mutating func append(_ bytes: some Collection<UInt8>) throws -> [PlayMessage] {
    pending += bytes
    var position = 0
    defer { pending.removeFirst(position) }
    var messages: [PlayMessage] = []
    while true {
      if let (isPicture, count) = awaited {
        guard pending.count - position >= count else { return messages }
        let body = pending[position..<(position + count)]
        position += count
        awaited = nil
        messages.append(
          isPicture ? .picture(String(decoding: body, as: UTF8.self)) : .frame(Array(body))
        )
        continue
      }
      guard let end = pending[position...].firstIndex(of: 10) else {
        if pending.count - position > Self.longestLine { throw TooLong() }
        return messages
      }
      let line = String(decoding: pending[position..<end], as: UTF8.self)
      position = end + 1
      if let message = try message(line) { messages.append(message) }
    }
  }

  private mutating func message(_ line: String) throws -> PlayMessage? {
    let words = line.split(separator: " ", maxSplits: 2).map(String.init)
    switch (words.first, words.count) {
    case ("frame", 2), ("picture", 2):
      guard let count = Int(words[1]), count >= 0 else { return nil }
      let isPicture = words[0] == "picture"
      guard count <= (isPicture ? Self.longestPicture : Self.longestFrame) else { throw TooLong() }
      awaited = (isPicture, count)
      return nil
    case ("event", 3):
      guard let seconds = Self.seconds(words[1]), let event = PlayEvent(words[2]) else {
        return nil
      }
      return .event(event, at: seconds)
    case ("pong", 2), ("pong", 3):
      guard let number = Int(words[1]),
        let seconds = words.count == 3 ? Self.seconds(words[2]) : 0
      else { return nil }
      return .pong(number, at: seconds)
    case ("missing", 2):
      return String(base64: words[1]).map { .missing($0) }
    case ("end", 1):
      return .end
    default:
      return nil
    }
  }

  private static func seconds(_ text: String) -> Double? {
    Double(text).flatMap { $0.isFinite && $0 >= 0 ? $0 : nil }
  }
}
