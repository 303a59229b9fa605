import Foundation
import WorkbookKit

/// Limits that the system keeps for a process and all that it starts.
struct ResourceLimits: Equatable, Sendable {
  /// Processor time of one process, in seconds.
  var processorSeconds = 60
  /// Address space of one process, in bytes; nil where the system does not limit it.
  var memory: Int? = Platform.limitsAddressSpace ? 6 << 30 : nil
  /// Size of one file, in bytes.
  var fileSize = 64 << 20
  /// Processes and threads of the user; nil where others of the same user would be counted.
  var processes: Int?
}

/// The runner as its own helper: it limits itself, and then becomes the program that it is to
/// start.
enum Confinement {
  private static let word = "--confined"

  /// The words that make the runner limit itself and continue as `command`.
  static func arguments(_ limits: ResourceLimits, command: [String]) -> [String] {
    let numbers = [
      limits.processorSeconds, limits.memory ?? -1, limits.fileSize, limits.processes ?? -1,
    ]
    return [word] + numbers.map { "\($0)" } + command
  }

  /// Does so if the words say it; call it before anything else.
  static func enterIfAsked(_ words: [String]) {
    guard words.count > 6, words[1] == word else { return }
    let numbers = words[2...5].map { Int($0) ?? -1 }
    let kinds: [ProcessLimit] = [.processorTime, .addressSpace, .fileSize, .processes]
    for (limit, value) in zip(kinds, numbers) where value >= 0 { limit.lower(to: value) }
    // Files that other threads of the runner had open when it started this process.
    for descriptor in Int32(4)..<256 { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
    become(Array(words[6...]))
  }

  private static func become(_ command: [String]) -> Never {
    var arguments = command.map { strdup($0) } + [nil]
    execv(command[0], &arguments)
    let reason = String(cString: strerror(errno))
    let message = Array("Cannot start \(command[0]): \(reason)\n".utf8)
    _ = write(STDERR_FILENO, message, message.count)
    _exit(127)
  }
}
