import Foundation
import WorkbookKit

/// Finds out what this system offers by trying it, since the presence of a tool says little: in a
/// container, the same tool is often there and not allowed.
struct SandboxTrial {
  let runner: String
  let environment: [String: String]
  let toolchain: Toolchain
  /// Folders that no submission needs to see.
  let hidden: [String]
  let limits: Limits

  /// The sandboxes that may work, the best first. The caller takes the first in which the real test
  /// program runs.
  func candidates(in session: SandboxSession) -> [Sandbox] {
    let isRoot = geteuid() == 0
    let setpriv = isRoot ? Invocation.path(of: "setpriv", environment: environment) : nil
    var isolation: [Sandbox.Isolation] = []
    if let path = Invocation.path(of: "bwrap", environment: environment) {
      isolation.append(.bubblewrap(path))
    }
    if let path = Invocation.path(of: "unshare", environment: environment) {
      isolation.append(.unshare(path, mapsRoot: !isRoot))
    }
    isolation.append(.none)
    let users = setpriv == nil ? [nil] : [setpriv, nil]
    let tried = isolation.flatMap { isolation in
      users.compactMap { user in attempt(isolation, setpriv: user, in: session) }
    }
    // Two ways may work: the one with fewer gaps is the better one.
    let ranked = tried.enumerated().sorted {
      ($0.element.report.missing.count, $0.offset) < ($1.element.report.missing.count, $1.offset)
    }
    return ranked.map { $0.element }
  }

  /// The sandbox for a machine on which the tests run in no other one: the limits go as well.
  func unsandboxed() -> Sandbox {
    var sandbox = sandbox(.none, setpriv: nil)
    sandbox.limits.memory = nil
    sandbox.limits.processes = nil
    sandbox.report = report(sandbox, seen: [])
    return sandbox
  }

  private func sandbox(_ isolation: Sandbox.Isolation, setpriv: String?) -> Sandbox {
    let seconds = Int(limits.deadline.components.seconds)
    var resources = ResourceLimits()
    resources.processorSeconds = max(2, seconds)
    resources.processes = processLimit(hasOwnUser: setpriv != nil)
    return Sandbox(
      runner: runner,
      limits: resources,
      isolation: isolation,
      setpriv: setpriv,
      toolchain: Self.root(of: toolchain),
      hidden: hidden
    )
  }

  /// Runs a few commands in a sandbox that should not succeed there; nil if it does not start at
  /// all.
  private func attempt(
    _ isolation: Sandbox.Isolation,
    setpriv: String?,
    in session: SandboxSession
  ) -> Sandbox? {
    var sandbox = sandbox(isolation, setpriv: setpriv)
    let home = Home(path: session.path + "/trial", user: UserRange.shared.take())
    defer { UserRange.shared.give(back: home.user) }
    let outside = session.path + "/outside"
    guard (try? Files.makeFolder(home.path)) != nil, (try? Files.makeFolder(outside)) != nil else {
      return nil
    }
    // Among them what every user may write to. Inside of isolation, such a folder can be the home
    // itself, so what counts is whether the file is there when one looks from here.
    let written = [outside, "/tmp", "/var/tmp"].map { "\($0)/\(session.path.fileName)-trial" }
    defer {
      for path in written { unlink(path) }
      try? Files.remove(home.path)
      try? Files.remove(outside)
    }
    if geteuid() == 0 { chown(home.path, home.user, home.user) }
    let script = """
      echo begun
      echo x > "$HOME/x" && echo home
      for file in \(written.map { $0.quotedForShell }.joined(separator: " ")); do
        (echo x > "$file") 2>/dev/null
      done
      sed 's/:.*//;s/ //g' /proc/net/dev 2>/dev/null | grep -v -e '|' -e '^lo$' -e '^$' | grep -q . \
      && echo network
      [ -r /proc/net/dev ] || echo network
      for file in \(examples.map { $0.quotedForShell }.joined(separator: " ")); do
        [ -r "$file" ] && echo files
      done
      echo done
      """
    let invocation = sandbox.invocation(
      of: "/bin/sh",
      arguments: ["-c", script],
      session: session,
      home: home
    )
    guard let result = try? invocation.run(Supervision(deadline: .seconds(10))) else { return nil }
    var seen = Set(result.output.text.lines.map { $0.trimmed })
    if written.contains(where: Files.exists) { seen.insert("outside") }
    guard seen.isSuperset(of: ["begun", "home", "done"]) else { return nil }
    sandbox.report = report(sandbox, seen: seen)
    return sandbox
  }

  /// A file in each of the hidden folders, to see whether it can be read. Where the toolchain is
  /// among them, it is not hidden.
  private var examples: [String] {
    let own = Self.root(of: toolchain) + "/"
    return hidden.compactMap { folder in
      Files.names(in: folder).map { "\(folder)/\($0)" }.first { path in
        !own.hasPrefix(path + "/")
      }
    }
  }

  private func report(_ sandbox: Sandbox, seen: Set<String>) -> SandboxReport {
    let hasTried = !seen.isEmpty
    let tool: String
    switch sandbox.isolation {
    case .bubblewrap: tool = "bwrap"
    case .unshare: tool = "unshare"
    case .none: tool = "neither bwrap nor unshare works here"
    }
    let isIsolated = sandbox.isolation != .none
    let means = isIsolated ? "by \(tool)" : tool
    func protection(
      _ name: SandboxReport.Protection,
      _ isOn: Bool,
      _ detail: String
    ) -> SandboxReport.Entry {
      SandboxReport.Entry(name: name, isOn: isOn, detail: detail)
    }
    let limits = sandbox.limits
    let hasUser = sandbox.setpriv != nil
    return SandboxReport(protections: [
      protection(.deadline, true, "everything ends with its group"),
      protection(.processorTime, true, "\(limits.processorSeconds) s for each process"),
      protection(
        .memory,
        limits.memory != nil,
        limits.memory.map { "\($0 >> 30) GiB for each process" } ?? "not limited here"
      ),
      protection(.fileSize, true, "\(limits.fileSize >> 20) MiB for each file"),
      protection(
        .processCount,
        limits.processes != nil,
        limits.processes.map { "\($0) of the user" } ?? "not limited here"
      ),
      protection(.environment, true, "a few harmless variables"),
      protection(.ownFolders, true, "new for each exercise"),
      protection(.noNetwork, hasTried && !seen.contains("network"), means),
      protection(
        .readOnlyView,
        hasTried && !seen.contains("outside"),
        isIsolated || !hasUser ? means : "what every user may write to is open"
      ),
      protection(
        .noReading,
        hasTried && !seen.contains("files"),
        sandbox.isolation.hidesFiles
          ? means : "what every user may read is open; `apt-get install bubblewrap` may change that"
      ),
      protection(
        .nothingLeft,
        isIsolated || hasUser,
        isIsolated ? means : hasUser ? "by a user of its own" : "what leaves its group is not found"
      ),
      protection(.sealedResults, true, "a secret key and descriptor"),
    ])
  }

  /// With a user of its own, a process can be held to what it needs. Otherwise all that the person
  /// runs counts too, and the limit must leave headroom for it.
  private func processLimit(hasOwnUser: Bool) -> Int? {
    if hasOwnUser { return 192 }
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

  /// The folder that holds the compiler and the libraries that tests need.
  private static func root(of toolchain: Toolchain) -> String {
    let swift = Files.realPath(toolchain.swift) ?? toolchain.swift
    return swift.split(separator: "/").dropLast(3).reduce("") { $0 + "/" + $1 }
  }
}
