import Foundation
import WorkbookKit

/// The means by which processes that run a submission's code are kept from the machine, by what was
/// found to work here.
struct Sandbox: Sendable {
  /// The means that keeps the process from the network and from files.
  enum Isolation: Equatable, Sendable {
    /// The path of `bwrap`.
    case bubblewrap(String)
    /// The path of `unshare`; the runner's user is root, or may make namespaces.
    case unshare(String, mapsRoot: Bool)
    case none

    var hidesFiles: Bool {
      if case .bubblewrap = self { return true }
      return false
    }
  }

  /// The path of the runner, which sets the limits.
  var runner: String
  var limits: ResourceLimits
  var isolation: Isolation
  /// The path of `setpriv`, where the runner is root and can give the process another user.
  var setpriv: String?
  /// The folder that must stay visible, since the test program needs its libraries.
  var toolchain: String
  /// Folders that are hidden where the isolation can hide them.
  var hidden: [String]
  var report = SandboxReport()

  /// The path of the home behind isolation that can give it another one.
  private static let home = "/tmp"

  /// A program in the sandbox.
  ///
  /// - Parameters:
  ///   - program: The path, in the session or a tool of the system.
  ///   - arguments: Those of the program.
  ///   - session: The session with the program.
  ///   - home: The only folder that it may write to.
  func invocation(
    of program: String,
    arguments: [String],
    session: SandboxSession,
    home: Home
  ) -> Invocation {
    let command: [String]
    var place = home.path
    switch isolation {
    case .bubblewrap(let bwrap):
      place = Self.home
      // Inside, the session's program stands where nothing tells of the machine.
      let isTest = session.holds(program)
      let inside = isTest ? Self.home + "/workbook.xctest" : program
      command =
        [bwrap] + bubblewrapArguments(session, test: isTest ? program : nil) + ["--"] + asUser(home)
        + [inside] + arguments
    case .unshare(let unshare, let mapsRoot):
      // The root of a namespace may open the memory of its processes, so the program does not run as root.
      let inner = mapsRoot ? [unshare, "--user", "--"] : []
      command =
        [unshare, "--mount", "--net", "--ipc", "--pid", "--fork", "--kill-child"]
        + (mapsRoot ? ["--map-root-user"] : []) + [runner]
        + Confinement.withLoopback(["/bin/sh", "-c", Self.readOnlyScript, "sh", home.path])
        + inner + asUser(home) + [program] + arguments
    case .none:
      command = asUser(home) + [program] + arguments
    }
    return Invocation(
      executable: runner,
      arguments: Confinement.arguments(limits, command: command),
      environment: Self.environment(home: place)
    )
  }

  /// The end of the program itself: a tool around it can tell a signal only as a status.
  func termination(_ termination: Termination) -> Termination {
    guard isolation != .none, case .exited(let status) = termination, (129..<160).contains(status)
    else {
      return termination
    }
    return .signalled(status - 128)
  }

  /// Ends what a process left behind, where nothing else does: its user is its own.
  func sweep(_ home: Home) {
    guard isolation == .none, setpriv != nil, geteuid() == 0 else { return }
    let command = asUser(home) + ["/bin/sh", "-c", "kill -KILL -1"]
    _ = try? Invocation(
      executable: command[0],
      arguments: Array(command.dropFirst()),
      environment: [:]
    ).run()
  }

  /// Nothing of the runner's own environment: it may hold secrets.
  private static func environment(home: String) -> [String: String] {
    [
      "PATH": "/usr/bin:/bin", "HOME": home, "TMPDIR": home, "LANG": Platform.unicodeLocale,
      // The trace of a crash takes seconds, and the learner's message is enough.
      "SWIFT_BACKTRACE": "enable=no",
      // The order in which a suite tries two features, which no submission can know.
      "WORKBOOK_RUN_ORDER": String(UInt64.random(in: .min ... .max), radix: 16),
    ]
  }

  private func asUser(_ home: Home) -> [String] {
    guard let setpriv else { return [] }
    return [
      setpriv, "--reuid=\(home.user)", "--regid=\(home.user)", "--clear-groups",
      "--no-new-privs", "--",
    ]
  }

  private func bubblewrapArguments(_ session: SandboxSession, test: String?) -> [String] {
    var words = [
      "--unshare-net", "--unshare-pid", "--unshare-ipc", "--unshare-uts", "--die-with-parent",
      "--new-session", "--ro-bind", "/", "/", "--dev", "/dev", "--proc", "/proc",
    ]
    if setpriv != nil { words += ["--cap-add", "CAP_SETUID", "--cap-add", "CAP_SETGID"] }
    for folder in hidden where ![toolchain, "/usr"].contains(folder) && Files.isFolder(folder) {
      words += ["--tmpfs", folder]
      // Many people have their toolchain at home.
      if isInside(toolchain, folder) { words += ["--ro-bind", toolchain, toolchain] }
      words += ["--remount-ro", folder]
    }
    words += ["--perms", "1777", "--size", "\(128 << 20)", "--tmpfs", Self.home]
    if isInside(toolchain, Self.home) { words += ["--ro-bind", toolchain, toolchain] }
    if let test {
      words += ["--ro-bind", test, Self.home + "/workbook.xctest"]
      words += ["--ro-bind", session.library, "\(Self.home)/\(session.library.fileName)"]
    }
    return words + ["--chdir", Self.home]
  }

  private func isInside(_ path: String, _ folder: String) -> Bool {
    path.hasPrefix(folder + "/")
  }

  /// Mounts everything again for reading only, except the home that is its first argument.
  ///
  /// The first process of a namespace gets no signals from inside of it, and a program that kills
  /// or stops itself would continue; so the program is a child of this one, which says nothing of
  /// its own when that ends.
  private static let readOnlyScript = """
    home=$1; shift
    mount --make-rprivate / && mount --bind "$home" "$home" || exit 126
    while read -r _ point _; do
      point=$(printf '%b' "$point")
      [ "$point" = "$home" ] && continue
      mount -o remount,bind,ro "$point" 2>/dev/null
    done < /proc/self/mounts
    mount -t proc proc /proc 2>/dev/null
    cd "$home" || exit 126
    exec 9>&2 2>/dev/null
    "$@" 2>&9 9>&-
    exit $?
    """
}
