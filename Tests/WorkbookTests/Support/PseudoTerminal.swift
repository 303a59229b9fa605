import Foundation
import Testing

@testable import WorkbookKit
@testable import workbook

/// A program on a terminal of its own, with a keyboard and a screen for the test.
final class PseudoTerminal: @unchecked Sendable {
  let identifier: pid_t
  private let controller: Int32
  private let terminal: Int32
  private let condition = NSCondition()
  private var screen: ScreenModel
  private var undecoded: [UInt8] = []
  private var isClosed = false
  private var termination: Termination?

  /// Starts the program as the leader of a session whose terminal this is.
  init(
    _ executable: String = Program.path,
    _ arguments: [String],
    columns: Int = 80,
    rows: Int = 24,
    environment: [String: String] = Program.environment
  ) throws {
    var controller: Int32 = -1
    var terminal: Int32 = -1
    var size = Self.size(columns: columns, rows: rows)
    var environment = environment
    environment["TERM"] = environment["TERM"] ?? "xterm"
    var initialModes: [UInt] = []
    identifier = try ProcessGroups.withSpawnLock {
      guard openpty(&controller, &terminal, nil, nil, &size) == 0 else {
        throw WorkbookError("No pseudo-terminal: \(String(cString: strerror(errno)))")
      }
      _ = fcntl(controller, F_SETFD, FD_CLOEXEC)
      _ = fcntl(terminal, F_SETFD, FD_CLOEXEC)
      initialModes = Self.modes(of: terminal)
      return try Self.spawn([executable] + arguments, environment, on: terminal)
    }
    self.initialModes = initialModes
    self.controller = controller
    self.terminal = terminal
    screen = ScreenModel(height: rows)
    Thread.detachNewThread { [self] in read() }
  }

  deinit {
    close(controller)
  }

  /// To be called in the end: ends the program if it still runs, and closes the terminal.
  func finish() async {
    send(SIGKILL)
    await end()
    close(terminal)
  }

  /// Has it for as long as the body takes, and finishes in any case.
  func used(_ body: (PseudoTerminal) async throws -> Void) async throws {
    do {
      try await body(self)
    } catch {
      await finish()
      throw error
    }
    await finish()
  }

  private static func size(columns: Int, rows: Int) -> winsize {
    winsize(ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
  }

  func type(_ text: String) {
    let bytes = Array(text.utf8)
    _ = bytes.withUnsafeBytes { write(controller, $0.baseAddress, $0.count) }
  }

  func resize(columns: Int, rows: Int) {
    condition.withLock { screen.resize(height: rows) }
    var size = Self.size(columns: columns, rows: rows)
    _ = ioctl(controller, UInt(TIOCSWINSZ), &size)
  }

  /// Waits until the screen is like that. Nothing is decided by the time it takes; a minute and a
  /// half without it only means that it never comes.
  func waits(
    _ comment: Comment,
    sourceLocation: SourceLocation = #_sourceLocation,
    until isThere: @escaping @Sendable (ScreenModel) -> Bool
  ) async throws {
    let isSeen = await offPool { [self] in
      let limit = Date(timeIntervalSinceNow: 90)
      condition.lock()
      defer { condition.unlock() }
      while !isThere(screen) {
        guard !isClosed, condition.wait(until: limit) else { return false }
      }
      return true
    }
    try #require(isSeen, "Never seen: \(comment)\n\(look().text)", sourceLocation: sourceLocation)
  }

  func waits(
    for text: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    try await waits("\(text)", sourceLocation: sourceLocation) { $0.text.contains(text) }
  }

  func look() -> ScreenModel { condition.withLock { screen } }

  /// The modes of the terminal that a program can change, in a form that can be compared.
  var modes: [UInt] { Self.modes(of: terminal) }

  /// The modes before the program began: it may change them at any time after that.
  let initialModes: [UInt]

  private static func modes(of terminal: Int32) -> [UInt] {
    var modes = termios()
    tcgetattr(terminal, &modes)
    return [
      UInt(modes.c_iflag), UInt(modes.c_oflag), UInt(modes.c_cflag), UInt(modes.c_lflag),
    ]
  }

  func send(_ signal: Int32) {
    if termination == nil { kill(identifier, signal) }
  }

  /// Waits for the program's end.
  @discardableResult
  func end() async -> Termination {
    if let termination { return termination }
    let ended = await offPool { [identifier] in
      var status: Int32 = 0
      while waitpid(identifier, &status, 0) < 0 && errno == EINTR {}
      let signal = status & 0x7f
      return signal == 0 ? Termination.exited((status >> 8) & 0xff) : .signalled(signal)
    }
    termination = ended
    return ended
  }

  private func read() {
    var buffer = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = Foundation.read(controller, &buffer, buffer.count)
      if count < 0 && errno == EINTR { continue }
      condition.withLock {
        if count > 0 { take(buffer[..<count]) } else { isClosed = true }
        condition.broadcast()
      }
      if count <= 0 { return }
    }
  }

  /// A letter may arrive in two pieces.
  private func take(_ bytes: ArraySlice<UInt8>) {
    undecoded += bytes
    var end = undecoded.count
    while end > 0, end > undecoded.count - 4,
      String(validating: undecoded[..<end], as: UTF8.self) == nil
    {
      end -= 1
    }
    let text = String(decoding: undecoded[..<end], as: UTF8.self)
    undecoded.removeFirst(end)
    screen.append(text)
  }

  private static func spawn(
    _ words: [String],
    _ environment: [String: String],
    on terminal: Int32
  ) throws -> pid_t {
    var actions = Platform.emptySpawnActions
    var attributes = Platform.emptySpawnAttributes
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    // The first terminal that the leader of a session opens becomes the session's.
    posix_spawn_file_actions_addopen(
      &actions,
      STDIN_FILENO,
      String(cString: ttyname(terminal)),
      O_RDWR,
      0
    )
    posix_spawn_file_actions_adddup2(&actions, STDIN_FILENO, STDOUT_FILENO)
    posix_spawn_file_actions_adddup2(&actions, STDIN_FILENO, STDERR_FILENO)
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    let flags =
      Platform.newSessionFlag | Int32(POSIX_SPAWN_SETSIGMASK) | Int32(POSIX_SPAWN_SETSIGDEF)
    posix_spawnattr_setflags(&attributes, Int16(flags))
    var arguments = words.map { strdup($0) } + [nil]
    var variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { (arguments + variables).forEach { free($0) } }
    var identifier: pid_t = 0
    let result = posix_spawn(&identifier, words[0], &actions, &attributes, &arguments, &variables)
    guard result == 0 else {
      throw WorkbookError("Cannot start \(words[0]): \(String(cString: strerror(result)))")
    }
    return identifier
  }
}
