import Foundation
import Synchronization

/// The connection to the program that owns the terminal: lines come from standard input, and replies
/// go to what was standard output.
///
/// What the app prints goes into a pipe instead, and comes back as lines of its own.
final class PlayChannel: Sendable {
  /// What has come.
  enum Input: Sendable {
    case command(String)
    /// A line that the app has printed.
    case printed(String)
    /// Something is to be looked after, such as a view that has changed.
    case wake
    case end
  }

  private let replies: Int32
  private let printed: (reading: Int32, writing: Int32)
  private let inputs = Mutex<[Input]>([])
  /// Has an element when there is input.
  let arrivals: AsyncStream<Void>
  private let arrival: AsyncStream<Void>.Continuation

  init() {
    (arrivals, arrival) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
    replies = dup(STDOUT_FILENO)
    var ends: [Int32] = [-1, -1]
    guard replies >= 0, pipe(&ends) == 0, dup2(ends[1], STDOUT_FILENO) >= 0 else {
      fatalError("The standard output of the app could not be moved to a pipe (\(errno)).")
    }
    printed = (ends[0], ends[1])
    readLines(of: STDIN_FILENO, then: .end) { .command($0) }
    readLines(of: printed.reading, then: .wake) { .printed($0) }
  }

  /// Takes out all that has come.
  func takeInputs() -> [Input] {
    inputs.withLock { inputs in
      defer { inputs = [] }
      return inputs
    }
  }

  /// Notes that something has come.
  func add(_ input: Input) {
    inputs.withLock { $0.append(input) }
    arrival.yield()
  }

  /// Writes a reply.
  func reply(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
      var rest = UnsafeRawBufferPointer(bytes)
      while let start = rest.baseAddress, !rest.isEmpty {
        let count = write(replies, start, rest.count)
        if count < 0, errno == EINTR { continue }
        // The other program is gone.
        guard count > 0 else { exit(0) }
        rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
      }
    }
  }

  /// Sends on what the app has printed but C's library still holds.
  func flushPrinted() {
    fflush(nil)
  }

  /// Runs something whose printing is dropped.
  func mute(_ operation: () -> Void) {
    fflush(nil)
    let nowhere = open("/dev/null", O_WRONLY)
    dup2(nowhere, STDOUT_FILENO)
    operation()
    fflush(nil)
    dup2(printed.writing, STDOUT_FILENO)
    close(nowhere)
  }

  /// Reads lines on a thread of their own: a reader that is busy must not keep an app from printing.
  private func readLines(
    of file: Int32,
    then last: Input,
    as input: @escaping @Sendable (String) -> Input
  ) {
    let thread = Thread { [self] in
      var rest: [UInt8] = []
      var buffer = [UInt8](repeating: 0, count: 65_536)
      while true {
        let count = read(file, &buffer, buffer.count)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { break }
        rest += buffer[..<count]
        while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
          add(input(String(decoding: rest[..<end], as: UTF8.self)))
          rest.removeSubrange(...end)
        }
        // A line without an end must not fill the memory.
        if rest.count > Self.longestLine { rest = [] }
      }
      add(last)
    }
    thread.start()
  }

  private static let longestLine = 16_000_000
}
