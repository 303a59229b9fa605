import Foundation

/// A running process in a process group of its own, so that it can be ended with all it started.
package struct ChildProcess {
  let identifier: pid_t
  /// The end of a pipe from which its standard output comes.
  package let output: Int32
  /// The same for its standard error.
  package let errors: Int32
}

extension ChildProcess {
  /// Starts the program.
  ///
  /// - Throws: `WorkbookError` with the system's reason.
  package init(starting invocation: Invocation) throws {
    self = try ProcessGroups.withSpawnLock {
      let output = try PipeEnds()
      let errors = try PipeEnds()
      defer {
        close(output.writing)
        close(errors.writing)
      }
      do {
        let identifier = try Self.spawn(
          invocation,
          output: output.writing,
          errors: errors.writing
        )
        ProcessGroups.insert(identifier)
        OrphanCleanup.shared?.add(identifier)
        return Self(identifier: identifier, output: output.reading, errors: errors.reading)
      } catch {
        close(output.reading)
        close(errors.reading)
        throw error
      }
    }
  }

  /// Asks a group to end in its own way. A build then ends its compilers, which are in groups of
  /// their own; asked with SIGTERM, or ended at once, it would leave them behind.
  static func interrupt(group: pid_t) {
    signal(SIGINT, group: group)
  }

  /// The use of the machine by it and the processes that it has started.
  var usage: ProcessUsage { Platform.usage(of: identifier) }

  /// Ends the whole group at once.
  package func kill() {
    Self.signal(SIGKILL, group: identifier)
  }

  /// The way it ended, or nil while it runs. Once it has ended, everything that it left running is
  /// ended too; this must not be called again after that.
  package func poll() -> Termination? {
    var info = siginfo_t()
    // Looking without reaping keeps the group's number taken, so that the kill below can meet no
    // other process.
    guard waitid(P_PID, id_t(identifier), &info, WEXITED | WNOHANG | WNOWAIT) == 0,
      info.si_signo != 0
    else { return nil }
    kill()
    OrphanCleanup.shared?.remove(identifier)
    var status: Int32 = 0
    while waitpid(identifier, &status, 0) < 0 && errno == EINTR {}
    ProcessGroups.remove(identifier)
    let signal = status & 0x7f
    return signal == 0 ? .exited((status >> 8) & 0xff) : .signalled(signal)
  }

  package static func signal(_ signal: Int32, group: pid_t) {
    _ = Foundation.kill(-group, signal)
  }
}

extension ChildProcess {
  /// Starts a program in a group of its own.
  ///
  /// - Parameters:
  ///   - invocation: The program.
  ///   - output: The descriptor that it gets as its standard output.
  ///   - errors: The same for its standard error.
  /// - Throws: `WorkbookError` with the system's reason.
  static func spawn(
    _ invocation: Invocation,
    output: Int32,
    errors: Int32
  ) throws -> pid_t {
    var actions = Platform.emptySpawnActions
    var attributes = Platform.emptySpawnAttributes
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    if let input = invocation.input {
      posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
    } else {
      posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    }
    posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
    posix_spawn_file_actions_adddup2(&actions, errors, STDERR_FILENO)
    // Last, because it may take the number of one of those above.
    if let channel = invocation.channel {
      posix_spawn_file_actions_adddup2(&actions, channel, 3)
    }
    prepare(&attributes, hasOwnGroup: true)

    var words = ([invocation.executable] + invocation.arguments).map { strdup($0) } + [nil]
    var variables = invocation.environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { (words + variables).forEach { free($0) } }
    var identifier: pid_t = 0
    let result = posix_spawn(
      &identifier,
      invocation.executable,
      &actions,
      &attributes,
      &words,
      &variables
    )
    guard result == 0 else {
      throw WorkbookError("Cannot start \(invocation.executable): \(WorkbookError.reason(result))")
    }
    return identifier
  }

  /// Signals as a new process expects them; the runner's own settings are not inherited.
  ///
  /// - Parameter hasOwnGroup: Whether it gets a group of its own.
  static func prepare(_ attributes: inout Platform.SpawnAttributes, hasOwnGroup: Bool) {
    var signals = sigset_t()
    sigemptyset(&signals)
    // Ctrl-Z reaches the new process while it still belongs to the runner's group. If it stopped
    // there, before its program is loaded, the runner could never stop: it would wait for that.
    if hasOwnGroup { sigaddset(&signals, SIGTSTP) }
    posix_spawnattr_setsigmask(&attributes, &signals)
    for signal in [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGPIPE, SIGTSTP, SIGWINCH] {
      sigaddset(&signals, signal)
    }
    posix_spawnattr_setsigdefault(&attributes, &signals)
    var flags = Int32(POSIX_SPAWN_SETSIGMASK) | Int32(POSIX_SPAWN_SETSIGDEF)
    if hasOwnGroup {
      posix_spawnattr_setpgroup(&attributes, 0)
      flags |= Int32(POSIX_SPAWN_SETPGROUP) | Platform.extraSpawnFlags
    }
    posix_spawnattr_setflags(&attributes, Int16(flags))
  }
}

/// Two ends that no other child inherits.
package struct PipeEnds {
  package let reading: Int32
  package let writing: Int32

  package enum Side: Sendable {
    case reading
    case writing
  }

  /// - Parameter nonBlocking: The runner's own side, which never waits for the other.
  package init(nonBlocking: Side = .reading) throws {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else {
      throw WorkbookError("Cannot open a pipe: \(WorkbookError.reason())")
    }
    ends.forEach { _ = fcntl($0, F_SETFD, FD_CLOEXEC) }
    (reading, writing) = (ends[0], ends[1])
    setNonBlocking(nonBlocking == .reading ? reading : writing)
  }
}

/// Makes reads return at once when there is nothing to read, and writes when there is no room.
package func setNonBlocking(_ descriptor: Int32) {
  _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
}

/// The opposite of `setNonBlocking`.
package func setBlocking(_ descriptor: Int32) {
  _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) & ~O_NONBLOCK)
}

/// The end of a process.
package enum Termination: Equatable, Sendable {
  case exited(Int32)
  /// It was ended by a signal that the runner did not send, such as that of a trap.
  case signalled(Int32)
  /// The runner ended it, because nothing happened for too long or its time was up.
  case stopped
  /// The runner ended it, because it had taken more memory than it may.
  case exceededMemory
  /// The runner ended it, because it had taken more processor time than it may.
  case exceededTime
}
