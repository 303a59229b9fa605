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
        let text = String(decoding: body, as: UTF8.self)
        messages.append(isPicture ? .picture(text) : .frame(text))
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
    let fields = line.split(separator: " ", maxSplits: 2)
    switch (fields.first, fields.count) {
    case ("frame", 2), ("picture", 2):
      guard let count = Int(fields[1]), count >= 0 else { return nil }
      let isPicture = fields[0] == "picture"
      guard count <= (isPicture ? Self.longestPicture : Self.longestFrame) else { throw TooLong() }
      awaited = (isPicture, count)
      return nil
    case ("event", 3):
      guard let seconds = Double(seconds: fields[1]), let event = PlayEvent(String(fields[2]))
      else { return nil }
      return .event(event, at: seconds)
    case ("pong", 3), ("go-on", 3):
      guard let number = Int(fields[1]), let seconds = Double(seconds: fields[2]) else {
        return nil
      }
      return fields[0] == "pong" ? .pong(number, at: seconds) : .goOn(actions: number, at: seconds)
    case ("missing", 2):
      return String(base64: fields[1]).map { .missing($0) }
    case ("end", 1):
      return .end
    default:
      return nil
    }
  }
}
