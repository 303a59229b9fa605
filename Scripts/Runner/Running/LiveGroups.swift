import Foundation

/// The process groups that run now, so that nothing stays behind when the runner is ended.
enum LiveGroups {
  private static let groups = Locked<Set<pid_t>>([])

  private static let starting = Locked(())

  /// Keeps other threads from starting a process meanwhile: one that starts between the making of a
  /// pipe and the mark that keeps it from being inherited would hold it open.
  static func whileNoneStarts<Result>(_ body: () throws -> Result) rethrows -> Result {
    try starting.withLock { _ in try body() }
  }

  static func insert(_ group: pid_t) {
    groups.withLock { _ = $0.insert(group) }
  }

  static func remove(_ group: pid_t) {
    groups.withLock { _ = $0.remove(group) }
  }

  /// Asks all groups to end, which lets a build end its own children, then makes them, and exits.
  ///
  /// Nothing can start meanwhile: a thread that sees its process end would begin the next one.
  static func endAll(exitingWith status: Int32) -> Never {
    starting.withLock { _ in
      let all = groups.withLock { $0 }
      all.forEach { ChildProcess.signal(SIGTERM, group: $0) }
      if !all.isEmpty { usleep(200_000) }
      all.forEach { ChildProcess.signal(SIGKILL, group: $0) }
      NamedPipe.removeAll()
      _exit(status)
    }
  }
}
