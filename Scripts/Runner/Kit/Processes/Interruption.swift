import Foundation

/// Takes the signals that a terminal sends on the whole runner's behalf, on a thread of its own.
///
/// Ends, stops and continues the child processes with the runner: they run in groups of their own,
/// which Ctrl-C on the terminal does not reach.
package enum Interruption {
  private struct Hooks: Sendable {
    var leave: @Sendable () -> Void = {}
    var enter: @Sendable () -> Void = {}
    var resize: @Sendable () -> Void = {}
  }

  private static let hooks = Locked(Hooks())
  private static let handler = Locked<(@Sendable () -> Void)?>(nil)
  private static let ending = [SIGINT, SIGQUIT, SIGTERM, SIGHUP]
  private static let passing = [SIGTSTP, SIGCONT, SIGWINCH]

  /// Call it first of all: threads that exist already would take the signals in the ordinary way.
  static func handleSignals() {
    // Without a handler some systems discard these, even while `sigwait` waits for them.
    for ignored in [SIGCONT, SIGWINCH] { signal(ignored) { _ in } }
    // A reader that is gone is seen where it is written to; the signal would leave everything
    // behind.
    signal(SIGPIPE, SIG_IGN)
    // The parent may have set it to be ignored, and then the exit status of a process is lost.
    signal(SIGCHLD, SIG_DFL)
    var signals = Self.set(ending + passing)
    pthread_sigmask(SIG_BLOCK, &signals, nil)
    startThread { [signals] in
      var signals = signals
      while true {
        var signal: Int32 = 0
        while sigwait(&signals, &signal) != 0 {}
        take(signal)
      }
    }
  }

  /// Says what a command that changes the terminal does about signals, on the thread of the signals.
  ///
  /// - Parameters:
  ///   - leave: The runner ends, or is about to stop.
  ///   - enter: It continues after a stop, or comes back into the foreground.
  ///   - resize: The terminal has another size.
  static func setHooks(
    leave: @escaping @Sendable () -> Void,
    enter: @escaping @Sendable () -> Void,
    resize: @escaping @Sendable () -> Void
  ) {
    hooks.withLock { $0 = Hooks(leave: leave, enter: enter, resize: resize) }
  }

  /// Ends the runner with all it started, and with the terminal as it was.
  package static func end(exitingWith status: Int32) -> Never {
    hooks.withLock { $0 }.leave()
    ProcessGroups.endAll(exitingWith: status)
  }

  /// Lets a command end in its own way when it is asked to for the first time; the second time ends
  /// it at once.
  package static func onFirst(_ body: (@Sendable () -> Void)?) {
    handler.withLock { $0 = body }
  }

  private static func take(_ signal: Int32) {
    switch signal {
    case SIGTSTP:
      stop()
      hooks.withLock { $0 }.enter()
    case SIGCONT: hooks.withLock { $0 }.enter()
    case SIGWINCH: hooks.withLock { $0 }.resize()
    default:
      let handle = handler.withLock { handler in
        defer { handler = nil }
        return handler
      }
      guard let handle else { end(exitingWith: 128 + signal) }
      handle()
    }
  }

  /// Stops the runner and all its processes until the runner is continued.
  private static func stop() {
    hooks.withLock { $0 }.leave()
    ProcessGroups.signalAll(SIGSTOP)
    // The system's own way of stopping, instead of SIGSTOP: where no shell could continue the
    // runner, nothing happens.
    var stop = set([SIGTSTP])
    raise(SIGTSTP)
    pthread_sigmask(SIG_UNBLOCK, &stop, nil)
    pthread_sigmask(SIG_BLOCK, &stop, nil)
    ProcessGroups.signalAll(SIGCONT)
  }

  private static func set(_ signals: [Int32]) -> sigset_t {
    var set = sigset_t()
    sigemptyset(&set)
    for signal in signals { sigaddset(&set, signal) }
    return set
  }
}
