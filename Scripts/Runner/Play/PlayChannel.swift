import Foundation
import Synchronization
import WorkbookPlayProtocol

/// The connection to the runner, which owns the terminal: requests come from standard input, and
/// messages go to what was standard output.
///
/// The app's output goes into a pipe instead, and comes back as lines of its own.
final class PlayChannel: Sendable {
  /// A piece of input.
  enum Input: Sendable {
    case request(PlayRequest)
    /// Something is to be looked after, such as a view that has changed.
    case wake
    case end
  }

  private let messages: Int32
  private let printed: (reading: Int32, writing: Int32)
  private let inputs = Mutex<[Input]>([])
  private let printedLines = Mutex<[String]>([])
  /// Signalled when the reader of the pipe has come to ``mark``.
  private let markWasRead = DispatchSemaphore(value: 0)
  /// Has an element when there is input.
  let arrivals: AsyncStream<Void>
  private let arrival: AsyncStream<Void>.Continuation

  init() {
    (arrivals, arrival) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
    messages = dup(STDOUT_FILENO)
    var ends: [Int32] = [-1, -1]
    guard messages >= 0, pipe(&ends) == 0, dup2(ends[1], STDOUT_FILENO) >= 0 else {
      fatalError("The standard output of the app could not be moved to a pipe (\(errno)).")
    }
    printed = (ends[0], ends[1])
    readLines(of: STDIN_FILENO) { [self] line in
      guard let line else { return add(.end) }
      if let request = PlayRequest(line: line) { add(.request(request)) }
    }
    readLines(of: printed.reading) { [self] line in
      guard var line = line.map({ String(decoding: $0, as: UTF8.self) }) else { return }
      let isMarked = line.hasSuffix(Self.mark)
      if isMarked { line.removeLast(Self.mark.count) }
      if !isMarked || !line.isEmpty { printedLines.withLock { $0.append(line) } }
      if isMarked { markWasRead.signal() } else { arrival.yield() }
    }
  }

  /// A mark that is written into the pipe to find out that everything before it was read.
  private static let mark = "\u{1}\(UInt64.random(in: 0...UInt64.max))\u{1}"

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

  /// Takes out what the app has printed up to now, line by line.
  func takePrinted() -> [String] {
    fflush(nil)
    send(Array((Self.mark + "\n").utf8), to: printed.writing)
    markWasRead.wait()
    return printedLines.withLock { lines in
      defer { lines = [] }
      return lines
    }
  }

  func send(_ message: PlayMessage) {
    send(message.line, to: messages)
  }

  private func send(_ bytes: [UInt8], to file: Int32) {
    bytes.withUnsafeBytes { bytes in
      var rest = bytes
      while let start = rest.baseAddress, !rest.isEmpty {
        let count = write(file, start, rest.count)
        if count < 0, errno == EINTR { continue }
        // The other program is gone.
        guard count > 0 else { exit(0) }
        rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
      }
    }
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
  ///
  /// - Parameters:
  ///   - file: The descriptor to read.
  ///   - take: Gets each line, and `nil` at the end.
  private func readLines(
    of file: Int32,
    take: @escaping @Sendable (ArraySlice<UInt8>?) -> Void
  ) {
    let thread = Thread {
      var reader = LineReader()
      var buffer = [UInt8](repeating: 0, count: 65_536)
      while true {
        let count = read(file, &buffer, buffer.count)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { break }
        for line in reader.append(buffer[..<count]) { take(line) }
        // A line without an end must not fill the memory.
        if reader.pendingCount > Self.longestLine { reader.dropPending() }
      }
      take(nil)
    }
    thread.start()
  }

  private static let longestLine = 16_000_000
}
