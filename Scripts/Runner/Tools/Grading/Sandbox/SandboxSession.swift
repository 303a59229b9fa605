import Foundation
import WorkbookKit

/// A temporary folder that holds a built test program and the homes of its processes. Nothing else
/// of the machine is a submission's to write to.
final class SandboxSession: Sendable {
  struct Result {
    var process: ProcessResult
    /// Whether something was reported that the host did not authenticate.
    var isBroken: Bool
  }

  private let folder: ScratchFolder
  /// What runs: a copy of the built program under a name that says nothing.
  private let program = Locked<TestProgram?>(nil)
  private let homes = Locked(0)

  /// - Throws: A sentence with the system's reason.
  init() throws {
    folder = try ScratchFolder()
    // A sandbox may run its program as another user.
    chmod(path, 0o755)
  }

  var path: String { folder.path }

  /// The path of the program; by its name the library knows that it is in a test.
  var executable: String { path + "/workbook.xctest" }

  /// Takes over what was built, so that the next build may replace it.
  func take(_ built: TestProgram) throws {
    program.withLock { $0 = built }
    guard TestHostSource.isUsable else { return }
    unlink(executable)
    if link(built.executable, executable) != 0 {
      do {
        try FileManager.default.copyItem(atPath: built.executable, toPath: executable)
      } catch {
        throw WorkbookError("Cannot copy the tests to \(path): \(error.localizedDescription)")
      }
    }
    chmod(executable, 0o755)
  }

  /// Runs the tests to their end.
  ///
  /// - Parameters:
  ///   - request: Which tests.
  ///   - sandbox: How the process is confined.
  ///   - silence: It is stopped when nothing was reported for so long.
  ///   - deadline: It is stopped after this time.
  ///   - onEvent: Called with each event, as JSON.
  func execute(
    _ request: TestHostRequest,
    in sandbox: Sandbox,
    silence: Duration,
    deadline: Duration,
    onEvent: @escaping ([UInt8]) -> Void
  ) throws -> Result {
    let home = try makeHome()
    defer { ScratchFolder.remove(home.path) }
    defer { sandbox.sweep(home) }
    var supervision = Supervision(silence: silence, deadline: deadline)
    guard TestHostSource.isUsable else {
      return try executePlainly(request, sandbox, home, &supervision, onEvent)
    }
    let key = SipHash()
    let events = try PipeEnds()
    let input = try PipeEnds()
    defer { [events.reading, events.writing, input.reading].forEach { close($0) } }
    try Self.send(key, try request.configuration(), to: input.writing)
    // A blocking end for the child: it reads its request to the end.
    setBlocking(input.reading)
    var reader = AuthenticatedEventReader(key: key)
    supervision.events = events.reading
    supervision.onEvents = { bytes in
      for event in reader.append(bytes) { onEvent(event) }
    }
    var invocation = sandbox.invocation(of: executable, arguments: [], session: self, home: home)
    invocation.input = input.reading
    invocation.channel = events.writing
    let process = try invocation.run(supervision)
    return Result(process: process, isBroken: reader.isBroken)
  }

  /// Where SwiftPM takes no host, the events come through a pipe that is unlinked as soon as it is
  /// open.
  private func executePlainly(
    _ request: TestHostRequest,
    _ sandbox: Sandbox,
    _ home: Home,
    _ supervision: inout Supervision,
    _ onEvent: @escaping ([UInt8]) -> Void
  ) throws -> Result {
    guard let program = program.withLock({ $0 }) else {
      throw WorkbookError("There is no test program to run.")
    }
    let pipe = try NamedPipe()
    var pending: [UInt8] = []
    supervision.events = pipe.reading
    supervision.onEvents = { bytes in
      unlink(pipe.path)
      pending += bytes
      while let end = pending.firstIndex(of: 10) {
        if end > 0 { onEvent(Array(pending[..<end])) }
        pending.removeFirst(end + 1)
      }
    }
    let plain = program.invocation(
      filters: request.filters,
      skips: [],
      isSerial: request.isSerial,
      events: pipe.path
    )
    var invocation = sandbox.invocation(
      of: plain.executable,
      arguments: plain.arguments,
      session: self,
      home: home
    )
    for (name, value) in plain.environment where name.hasPrefix("DYLD_") {
      invocation.environment[name] = value
    }
    return Result(process: try invocation.run(supervision), isBroken: false)
  }

  private func makeHome() throws -> Home {
    let number = homes.withLock { count in
      count += 1
      return count
    }
    let home = Home(path: "\(path)/home-\(number)", user: Home.nextUser())
    try Files.makeFolder(home.path)
    chmod(home.path, 0o700)
    if geteuid() == 0 { chown(home.path, home.user, home.user) }
    return home
  }
}

/// The folder that one process may write to, and the user that it runs as where the runner may
/// choose one.
struct Home: Sendable {
  let path: String
  let user: uid_t

  private static let users = Locked<uid_t>(0)

  /// Each process has its own, so that a limit on processes counts its own only. The numbers are
  /// unused on ordinary systems.
  static func nextUser() -> uid_t {
    users.withLock { count in
      count = (count + 1) % 4000
      return 52_000 + count
    }
  }
}

extension SandboxSession {
  private static func send(_ key: SipHash, _ configuration: Data, to descriptor: Int32) throws {
    var bytes: [UInt8] = []
    for word in [key.first, key.second] {
      withUnsafeBytes(of: word) { bytes += $0 }
    }
    bytes += configuration
    // The request of one exercise fits into any pipe; a reader that is not there yet must not be
    // waited for.
    setNonBlocking(descriptor)
    let count = bytes.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
    close(descriptor)
    guard count == bytes.count else {
      throw WorkbookError("Cannot pass the request to the tests: it does not fit into a pipe.")
    }
  }
}

/// The opposite of `setNonBlocking`.
private func setBlocking(_ descriptor: Int32) {
  _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) & ~O_NONBLOCK)
}
