import Foundation

/// Ends what the runner started when the runner itself is ended.
///
/// Its processes are in groups of their own, so Ctrl-C on the terminal does not reach them.
enum Interruption {
  /// To be called first of all: threads that exist already would take the signals in the ordinary
  /// way.
  static func endProcessesWithRunner() {
    var signals = sigset_t()
    sigemptyset(&signals)
    for signal in [SIGINT, SIGTERM, SIGHUP] { sigaddset(&signals, signal) }
    pthread_sigmask(SIG_BLOCK, &signals, nil)
    Thread.detachNewThread { [signals] in
      var signals = signals
      var signal: Int32 = 0
      while sigwait(&signals, &signal) != 0 {}
      let handle = handler.withLock { handler in
        defer { handler = nil }
        return handler
      }
      if let handle {
        handle()
        while sigwait(&signals, &signal) != 0 {}
      }
      LiveGroups.endAll(exitingWith: 128 + signal)
    }
  }

  private static let handler = Locked<(@Sendable () -> Void)?>(nil)

  /// Lets a command end in its own way when it is asked to for the first time; the second time ends
  /// it at once.
  static func onFirst(_ body: (@Sendable () -> Void)?) {
    handler.withLock { $0 = body }
  }

  /// A learner's crash is told by the runner; nobody wants the memory image of it as well.
  static func leaveNoMemoryImages() {
    var none = rlimit(rlim_cur: 0, rlim_max: 0)
    #if canImport(Darwin)
      setrlimit(RLIMIT_CORE, &none)
    #else
      setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &none)
    #endif
  }
}
