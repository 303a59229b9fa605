import Foundation

/// The process groups that run now, so that nothing stays behind when the runner is ended.
package enum ProcessGroups {
  private static let groups = Locked<Set<pid_t>>([])
  /// Held while a process starts; true once none may start any more.
  private static let isClosed = Locked(false)

  /// The time that a build has to end its compilers.
  private static let patience = Duration.seconds(2)

  /// Nothing is started any more, because the person wants to stop.
  package struct Closed: Error {
    package init() {}
  }

  /// Keeps other threads from starting a process meanwhile: one that starts between the making of a
  /// pipe and the mark that keeps it from being inherited would hold it open.
  ///
  /// - Throws: `Closed`, and what `body` throws.
  static func withSpawnLock<Result>(_ body: () throws -> Result) throws -> Result {
    try isClosed.withLock { isClosed in
      if isClosed { throw Closed() }
      return try body()
    }
  }

  /// Call it before another process may start, or its end could be forgotten.
  package static func insert(_ group: pid_t) {
    groups.withLock { _ = $0.insert(group) }
  }

  /// Removes a group that has ended. This blocks during shutdown, so that callers do not misread
  /// our SIGKILL as a crash.
  package static func remove(_ group: pid_t) {
    groups.withLock { _ = $0.remove(group) }
    isClosed.withLock { _ in }
  }

  /// Ends all groups and lets none start again, while the runner still reports what is done.
  package static func close() {
    isClosed.withLock { isClosed in
      isClosed = true
      endGroups()
    }
  }

  static func signalAll(_ signal: Int32) {
    groups.withLock { $0 }.forEach { ChildProcess.signal(signal, group: $0) }
  }

  /// Asks all groups to end, which lets a build end its own children, then makes them, and exits.
  ///
  /// Nothing can start meanwhile: a thread that sees its process end would begin the next one.
  static func endAll(exitingWith status: Int32) -> Never {
    isClosed.withLock { _ in
      endGroups()
      ScratchFolder.removeAll()
      _exit(status)
    }
  }

  private static func endGroups() {
    groups.withLock { $0 }.forEach(ChildProcess.interrupt)
    let start = ContinuousClock.now
    // Each group is removed by the thread that waits for its process.
    while !groups.withLock({ $0.isEmpty }), ContinuousClock.now - start < patience { usleep(5000) }
    signalAll(SIGKILL)
  }
}
