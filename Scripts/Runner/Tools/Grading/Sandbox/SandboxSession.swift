import Foundation
import WorkbookKit

/// A temporary folder for built test programs and for the homes of their processes. Nothing else of
/// the machine is a submission's to write to.
final class SandboxSession: Sendable {
  struct Result {
    var process: ProcessResult
    /// Whether something was reported that the host did not authenticate.
    var isBroken: Bool
  }

  private let folder: ScratchFolder
  /// The shared library beside the programs.
  let library: String
  private let homes = Locked(0)

  /// - Parameter library: The shared library that the programs are linked with.
  /// - Throws: A sentence with the system's reason.
  init(library: String) throws {
    folder = try ScratchFolder()
    // A sandbox may run its program as another user.
    chmod(folder.path, 0o755)
    self.library = "\(folder.path)/\(library.fileName)"
    try copy(library, to: self.library)
  }

  var path: String { folder.path }

  /// Takes over a program that was built, so that the next build may replace it.
  ///
  /// - Parameter name: Two programs at a time need two names.
  /// - Returns: Its path here; the name tells the library that it is in a test.
  func take(_ program: String, as name: String) throws -> String {
    let own = "\(path)/\(name).xctest"
    try copy(program, to: own)
    return own
  }

  /// Whether a path is that of a program which was taken over.
  func holds(_ program: String) -> Bool {
    program.hasPrefix(path + "/") && program.hasSuffix(".xctest")
  }

  func remove(_ program: String) {
    unlink(program)
  }

  private func copy(_ file: String, to path: String) throws {
    unlink(path)
    if link(file, path) != 0 {
      do {
        try FileManager.default.copyItem(atPath: file, toPath: path)
      } catch {
        throw WorkbookError("Cannot copy the tests to \(path): \(error.localizedDescription)")
      }
    }
    chmod(path, 0o755)
  }

  /// Runs the tests to their end.
  ///
  /// - Parameters:
  ///   - program: The path that `take` returned.
  ///   - requests: Which tests, one request after the other.
  ///   - sandbox: The sandbox that confines the process.
  ///   - silence: It is stopped when nothing was reported for so long.
  ///   - deadline: It is stopped after this time.
  ///   - onEvent: Called with each event, as JSON.
  func execute(
    _ program: String,
    _ requests: [TestHostRequest],
    in sandbox: Sandbox,
    silence: Duration,
    deadline: Duration,
    onEvent: @escaping ([UInt8]) -> Void
  ) throws -> Result {
    let home = try makeHome()
    defer { UserRange.shared.give(back: home.user) }
    defer { ScratchFolder.remove(home.path) }
    defer { sandbox.sweep(home) }
    var supervision = Supervision(silence: silence, deadline: deadline)
    // Nobody is to lose points because the machine is busy.
    supervision.share = { ProcessorShare.current }
    let key = SipHash()
    let events = try PipeEnds()
    let input = try PipeEnds()
    defer { [events.reading, events.writing, input.reading].forEach { close($0) } }
    try Self.send(key, requests, to: input.writing)
    // A blocking end for the child: it reads its request to the end.
    setBlocking(input.reading)
    var reader = AuthenticatedEventReader(key: key)
    supervision.events = events.reading
    supervision.onEvents = { bytes in
      for event in reader.append(bytes) { onEvent(event) }
    }
    var invocation = sandbox.invocation(of: program, arguments: [], session: self, home: home)
    invocation.input = input.reading
    invocation.channel = events.writing
    let process = try invocation.run(supervision)
    return Result(process: process, isBroken: reader.isBroken)
  }

  private func makeHome() throws -> Home {
    let number = homes.withLock { count in
      count += 1
      return count
    }
    let home = Home(path: "\(path)/home-\(number)", user: UserRange.shared.take())
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
}

extension SandboxSession {
  private static func send(
    _ key: SipHash,
    _ requests: [TestHostRequest],
    to descriptor: Int32
  ) throws {
    var bytes: [UInt8] = []
    for word in [key.first, key.second] {
      withUnsafeBytes(of: word) { bytes += $0 }
    }
    for request in requests {
      let configuration = try request.configuration()
      let mark = request.isProbe ? TestHostSource.probeBit : 0
      withUnsafeBytes(of: UInt32(configuration.count) | mark) { bytes += $0 }
      bytes += configuration
    }
    // The requests of one exercise fit into any pipe; a reader that is not there yet must not be
    // waited for.
    setNonBlocking(descriptor)
    let count = bytes.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
    close(descriptor)
    guard count == bytes.count else {
      throw WorkbookError("Cannot pass the request to the tests: it does not fit into a pipe.")
    }
  }
}
