import Foundation
import WorkbookPlayProtocol

/// The program that is played, as a process of its own: it gets requests on its standard input, and
/// writes messages to its standard output.
package final class PlayedProgram {
  private let process: ChildProcess
  /// The end of the pipe to its standard input; nil once it is closed.
  private var input: Int32?
  private var unwritten: [UInt8] = []
  private var openDescriptors: [Int32]
  private var reader = PlayMessageReader()
  private var errors = BoundedTail()
  private var buffer = [UInt8](repeating: 0, count: 64 * 1024)
  private var pings = PingClock()
  private let memory: Int
  /// Whether it wrote what no host writes.
  private var isUnreadable = false
  /// The end of the process; nil while it runs.
  package private(set) var termination: Termination?
  /// Whether it has answered since it was started.
  package private(set) var hasAnswered = false

  /// Starts the program.
  ///
  /// - Parameters:
  ///   - path: The path of the program.
  ///   - environment: Its environment.
  ///   - memory: The bytes of memory that it may take.
  /// - Throws: `WorkbookError` with the system's reason.
  package init(
    path: String,
    environment: [String: String],
    memory: Int = Limits.memory
  ) throws {
    self.memory = memory
    let input = try PipeEnds(nonBlocking: .writing)
    defer { close(input.reading) }
    var environment = environment
    environment["SWIFT_BACKTRACE"] = Platform.backtraceSettings ?? "enable=no"
    var invocation = Invocation(executable: path, arguments: [], environment: environment)
    invocation.input = input.reading
    do {
      process = try ChildProcess(starting: invocation)
    } catch {
      close(input.writing)
      throw error
    }
    self.input = input.writing
    openDescriptors = [process.output, process.errors]
  }

  deinit {
    end()
  }

  /// From where something can be read.
  package var descriptors: [Int32] { openDescriptors }

  /// Whether it has not yet taken all that was sent.
  package var isBehind: Bool { !unwritten.isEmpty }

  package func send(_ requests: PlayRequest...) {
    send(requests)
  }

  package func send(_ requests: [PlayRequest]) {
    for request in requests { unwritten += request.line }
    flush()
  }

  /// Writes what the pipe takes now.
  private func flush() {
    while let input, !unwritten.isEmpty {
      let count = unwritten.withUnsafeBytes { write(input, $0.baseAddress, $0.count) }
      guard count > 0 else {
        if count < 0 && errno == EINTR { continue }
        if count < 0 && errno != EAGAIN { closeInput() }
        return
      }
      unwritten.removeFirst(count)
    }
  }

  private func closeInput() {
    if let input { close(input) }
    input = nil
    unwritten = []
  }

  /// Takes what the program has written, and looks whether it still lives. Call it again and again,
  /// also when there is nothing to read.
  ///
  /// - Returns: Its messages, in their order. Once it has ended, `termination` says how.
  package func messages() -> [PlayMessage] {
    guard termination == nil else { return [] }
    flush()
    var messages = read()
    if let ended = process.poll() {
      // Reads the messages that it wrote before its end.
      for _ in 0..<100 {
        let more = read()
        if more.isEmpty { break }
        messages += more
      }
      finish(ended)
      return messages
    }
    for case .pong(let number, _) in messages { pings.answered(number) }
    if !messages.isEmpty { hasAnswered = true }
    if process.usage.memory > memory {
      end(as: .exceededMemory)
    } else if isUnreadable || pings.isOverdue(hasAnswered: hasAnswered) {
      end(as: .stopped)
    } else if let number = pings.next() {
      send(.ping(number))
    }
    return messages
  }

  private func read() -> [PlayMessage] {
    var messages: [PlayMessage] = []
    for descriptor in openDescriptors {
      for _ in 0..<16 {
        let count = Foundation.read(descriptor, &buffer, buffer.count)
        guard count > 0 else {
          if count == 0 || errno != EAGAIN && errno != EINTR {
            openDescriptors.removeAll { $0 == descriptor }
          }
          break
        }
        guard descriptor == process.output else {
          buffer[..<count].withUnsafeBytes { errors.append($0) }
          continue
        }
        do {
          messages += try reader.append(buffer[..<count])
        } catch {
          // Nothing that follows could be told from the rest of a message.
          openDescriptors.removeAll { $0 == descriptor }
          isUnreadable = true
          return messages
        }
      }
    }
    return messages
  }

  /// Ends the program with all it started; it is not needed any more.
  package func end() {
    end(as: .exited(0))
  }

  private func end(as result: Termination) {
    guard termination == nil else { return }
    process.kill()
    // A process that was killed is gone at once, unless the system holds it.
    for _ in 0..<2000 {
      if process.poll() != nil { break }
      usleep(1000)
    }
    finish(result)
  }

  private func finish(_ termination: Termination) {
    self.termination = termination
    closeInput()
    openDescriptors = []
    close(process.output)
    close(process.errors)
  }

  /// The fault of the machine that ended it; nil if there was none.
  var fault: MachineFault? {
    termination == .signalled(SIGKILL) ? .killed("the program", signal: SIGKILL) : nil
  }

  /// The reason why it ended before its time, in a sentence for its author.
  ///
  /// - Parameter file: The author's file, whose line is named if the program crashed there.
  package func terminationSentence(of file: String) -> String {
    let termination = termination ?? .exited(0)
    if let fault { return fault.description }
    var message = TerminationMessage(termination: termination, errors: errors.text)
    if !message.names(file.fileName) { message.site = CrashSite(in: errors.text, file: file) }
    return message.asSentence
  }
}

/// When a sign of life is asked for, and when it is overdue.
struct PingClock {
  /// The time that a program has for an answer. Its start and its replay may take longer.
  static let patience = Duration.seconds(3)
  static let patienceAtStart = Duration.seconds(10)
  private static let interval = Duration.seconds(1)

  private var number = 0
  private var isAnswered = true
  private var asked: ContinuousClock.Instant?
  private var lastLook = ContinuousClock.now

  /// The number to ask with, if it is time to ask.
  mutating func next(now: ContinuousClock.Instant = .now) -> Int? {
    if let asked, !isAnswered || now - asked < Self.interval { return nil }
    number += 1
    isAnswered = false
    asked = now
    return number
  }

  mutating func answered(_ number: Int) {
    if number == self.number { isAnswered = true }
  }

  mutating func isOverdue(hasAnswered: Bool, now: ContinuousClock.Instant = .now) -> Bool {
    // Time while the runner was stopped, or the machine asleep, does not count.
    let pause = now - lastLook
    if pause > .seconds(1), let asked { self.asked = asked + pause }
    lastLook = now
    guard let asked, !isAnswered else { return false }
    return now - asked > (hasAnswered ? Self.patience : Self.patienceAtStart)
  }
}
