import Foundation

/// A program that has the person's terminal, such as an editor, until it ends.
package enum ForegroundProcess {
  /// Runs a program in the runner's own process group, since only that group may read keys.
  ///
  /// - Parameters:
  ///   - words: The path of the program, and its arguments.
  ///   - environment: Its environment.
  /// - Returns: Its exit status; nil if it could not be started or was ended by a signal.
  package static func run(_ words: [String], environment: [String: String]) -> Int32? {
    var attributes = Platform.emptySpawnAttributes
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    ChildProcess.prepare(&attributes, hasOwnGroup: false)

    var arguments = words.map { strdup($0) } + [nil]
    var variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { (arguments + variables).forEach { free($0) } }
    var process: pid_t = 0
    guard posix_spawn(&process, words[0], nil, &attributes, &arguments, &variables) == 0 else {
      return nil
    }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 && errno == EINTR {}
    return status & 0x7F == 0 ? status >> 8 & 0xFF : nil
  }
}
