import Foundation
import WorkbookKit

/// The barrier between the programs of submissions and the machine: limits everywhere, and `bwrap` where it
/// works.
struct Wall: Sendable {
  /// The path of the runner, which sets the limits.
  let runner: String
  let limits: ResourceLimits
  /// The path of `bwrap`; nil where there is none that works.
  private(set) var bwrap: String?
  /// The folder with the libraries of Swift that programs need.
  private let toolchain: String

  /// The path of the home inside of the wall.
  private static let home = "/tmp"

  /// Finds out by trying what this system offers: in a container, the same tool is often there and
  /// not allowed.
  ///
  /// - Parameters:
  ///   - runner: The path of the runner.
  ///   - environment: The environment whose `PATH` finds `bwrap`.
  ///   - toolchain: Its programs must run inside.
  ///   - limits: The deadline of a run is also the limit of its processor time.
  init(
    runner: String,
    environment: [String: String],
    toolchain: Toolchain,
    limits: Limits
  ) {
    var resources = ResourceLimits()
    // The runner looks at it first, and says what it was.
    resources.processorSeconds = Int(limits.deadline.components.seconds) + 10
    // An exercise needs less than a tenth of it.
    if resources.memory != nil { resources.memory = 2 << 30 }
    resources.processes = Self.processLimit(environment)
    let programs = (Files.realPath(toolchain.swift) ?? toolchain.swift).parentFolder
    self.runner = runner
    self.limits = resources
    self.toolchain = programs.parentFolder.parentFolder
    bwrap = Invocation.path(of: "bwrap", environment: environment)
    if !works(with: programs + "/swift") { bwrap = nil }
  }

  /// Whether a program of the toolchain runs inside.
  private func works(with swift: String) -> Bool {
    guard bwrap != nil, let home = try? ProgramHome() else { return false }
    let trial = invocation(of: swift, ["--version"], library: nil, home: home.path)
    let result = try? trial.run(Supervision(deadline: .seconds(20)))
    return result?.termination == .exited(0)
  }

  /// A program with limits, behind the wall where there is one.
  ///
  /// - Parameters:
  ///   - program: Its path.
  ///   - arguments: Those of the program.
  ///   - library: The path of the shared library that the program needs beside it; nil if none.
  ///   - home: The only folder that it may write to where there is no wall that gives it another.
  func invocation(
    of program: String,
    _ arguments: [String] = [],
    library: String?,
    home: String
  ) -> Invocation {
    guard let bwrap else {
      return confined([program] + arguments, home: home)
    }
    guard let library else {
      return confined([bwrap] + view + Self.closed + ["--", program] + arguments, home: Self.home)
    }
    // The program stands where nothing tells of the machine.
    let inside = "\(Self.home)/program"
    let own =
      ["--ro-bind", program, inside]
      + ["--ro-bind", library, "\(Self.home)/\(library.fileName)"]
    return confined(
      [bwrap] + view + own + Self.closed + ["--", inside] + arguments,
      home: Self.home
    )
  }

  /// The end of the program itself: `bwrap` can tell a signal only as a status.
  func termination(_ termination: Termination) -> Termination {
    guard bwrap != nil, case .exited(let status) = termination, (129..<160).contains(status) else {
      return termination
    }
    return .signalled(status - 128)
  }

  private func confined(_ command: [String], home: String) -> Invocation {
    Invocation(
      executable: runner,
      arguments: Confinement.arguments(limits, command: command),
      // Nothing of the runner's own environment: it may hold secrets.
      environment: [
        "PATH": "/usr/bin:/bin", "LANG": Platform.unicodeLocale,
        // The trace of a crash takes seconds, and the learner's message is enough.
        "SWIFT_BACKTRACE": "enable=no",
      ]
      .merging(ProgramHome.variables(of: home)) { $1 }
    )
  }

  /// The options that let in the system's programs and libraries, the toolchain, and a new home, and
  /// nothing else.
  private var view: [String] {
    var words = [
      "--unshare-net", "--unshare-pid", "--unshare-ipc", "--unshare-uts", "--die-with-parent",
      "--new-session", "--cap-drop", "ALL", "--dev", "/dev", "--proc", "/proc",
    ]
    for place in Self.systemPlaces {
      var link = [CChar](repeating: 0, count: 4096)
      let count = readlink(place, &link, link.count - 1)
      if count > 0 {
        let target = link.prefix(count).map(UInt8.init(bitPattern:))
        words += ["--symlink", String(decoding: target, as: UTF8.self), place]
      } else if Files.exists(place) {
        words += ["--ro-bind", place, place]
      }
    }
    words += ["--perms", "1777", "--size", "\(128 << 20)", "--tmpfs", Self.home]
    words += ProgramHome.folders.flatMap { ["--dir", "\(Self.home)/\($0)"] }
    if !toolchain.hasPrefix("/usr/") { words += ["--ro-bind", toolchain, toolchain] }
    return words + ["--chdir", Self.home]
  }

  /// The options after all others: what can be written to has a size, since it is memory.
  private static let closed = [
    "--size", "\(16 << 20)", "--tmpfs", "/dev/shm", "--remount-ro", "/dev", "--remount-ro", "/",
  ]

  /// The places of programs, of libraries, and of the list in which the loader finds libraries.
  private static let systemPlaces = [
    "/usr", "/bin", "/sbin", "/lib", "/lib32", "/lib64", "/libx32", "/etc/ld.so.cache",
    "/etc/localtime", "/nix/store",
  ]

  /// The sentence about submissions that were run all the same.
  static let open = """
    There was no wall, since `bwrap` does not work here: submissions could read and write your files, \
    reach the network, and leave processes behind.
    """

  /// The sentence for an instructor whose machine has no wall.
  static let missing = """
    Nothing was graded: `bwrap`, which keeps submissions from this machine, is not there or does not \
    work here, so they would run as you, with your files and your network. On Linux, `apt-get install \
    bubblewrap` installs it. Else start a container for each submission, as Scripts/README.md shows, \
    or say --without-sandbox, for work that you trust as your own.
    """

  /// All that the person runs counts too, so the limit leaves headroom for it. Of root, none is
  /// counted.
  private static func processLimit(_ environment: [String: String]) -> Int? {
    guard geteuid() != 0 else { return nil }
    let arguments = Platform.processListOptions(user: getuid())
    let count = Locked(0)
    var supervision = Supervision(deadline: .seconds(10))
    supervision.onOutput = { bytes in
      let lines = bytes.reduce(0) { $0 + ($1 == 10 ? 1 : 0) }
      count.withLock { $0 += lines }
    }
    let tool = Invocation(tool: "ps", arguments: arguments, environment: environment)
    guard let tool, (try? tool.run(supervision))?.termination == .exited(0) else { return nil }
    return count.withLock { $0 } + 512
  }
}
