/// Answers the compiler's messages until there are no more.
///
/// A message is its length, eight bytes with the lowest first, and that many bytes of JSON. A
/// length of zero or the end of the input ends the loop. Every message gets an answer, also one
/// that is not understood: the compiler waits for it.
struct MessageLoop<Stream: MessageStream> {
  var stream: Stream
  /// Longer messages are taken as a broken stream.
  private let longestMessage = 1 << 30

  init(stream: Stream) {
    self.stream = stream
  }

  mutating func run() {
    while let message = readMessage() {
      guard writeMessage(PluginRequest(message: message).answer()) else { return }
    }
  }

  private mutating func readMessage() -> [UInt8]? {
    guard let header = stream.read(count: 8) else { return nil }
    let length = header.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    guard length > 0, length <= UInt64(longestMessage) else { return nil }
    return stream.read(count: Int(length))
  }

  private mutating func writeMessage(_ message: [UInt8]) -> Bool {
    let length = UInt64(message.count)
    let header = (0..<8).map { UInt8(truncatingIfNeeded: length >> ($0 * 8)) }
    return stream.write(header + message)
  }
}

/// Answers the compiler over standard input and output, until it says no more.
public func answerCompiler() {
  var loop = MessageLoop(stream: StandardStreams())
  loop.run()
}
