import WorkbookPlayProtocol

/// Puts the program's messages together from the bytes in which they arrive.
///
/// The learner's code runs in the program, so nothing is believed: lines have a limit, and one that
/// is no message, or one that is impossible, is left out.
package struct PlayMessageReader {
  /// A line is longer than any that the host writes.
  struct TooLong: Error {}

  static let longestLine = 1 << 24
  /// No program runs for more seconds.
  private static let longestTime = 1e9

  private var lines = LineReader()

  package init() {}

  /// Returns the messages that are complete now.
  package mutating func append(_ bytes: some Sequence<UInt8>) throws -> [PlayMessage] {
    let complete = lines.append(bytes)
    guard lines.pendingCount <= Self.longestLine else { throw TooLong() }
    return complete.compactMap { PlayMessage(line: $0) }.filter(Self.isPossible)
  }

  private static func isPossible(_ message: PlayMessage) -> Bool {
    switch message {
    case .frame, .picture, .snapshot, .missing, .end: true
    case .event(let event, let seconds): event.isPossible && isPossible(seconds)
    case .pong(_, let seconds): isPossible(seconds)
    case .resume(let count, let seconds): count >= 0 && isPossible(seconds)
    }
  }

  private static func isPossible(_ seconds: Double) -> Bool {
    (0..<longestTime).contains(seconds)
  }
}
