import Foundation
import Testing

@testable import WorkbookKit

/// What the system says of processes that are not ours to wait for.
enum ProcessTable {
  /// The system may take a moment to clear up a process without a parent.
  static func isGone(_ identifier: pid_t) -> Bool {
    for _ in 0..<5000 {
      if kill(identifier, 0) != 0 || isZombie(identifier) { return true }
      usleep(1000)
    }
    return false
  }

  /// An answer to 1.1 that writes its process into a file, and does not come to an end.
  static func endlessAnswer(noting file: String) -> String {
    """
    import Foundation
    func add(_ a: Int, _ b: Int) -> Int {
      let id = ProcessInfo.processInfo.processIdentifier
      try? Data("\\(id)\\n".utf8).write(to: URL(fileURLWithPath: #"\(file)"#))
      while true {}
    }

    """
  }

  /// The process that a file names, as soon as it is there whole.
  static func identifier(in file: String) async throws -> pid_t {
    try await eventually("the process") { Files.text(file)?.hasSuffix("\n") == true }
    return try #require(Files.text(file).flatMap { pid_t($0.trimmingCharacters(in: .newlines)) })
  }

  /// Where init does not reap, an ended process stays in the table.
  private static func isZombie(_ identifier: pid_t) -> Bool {
    let result = try? Invocation(
      tool: "ps",
      arguments: ["-o", "stat=", "-p", "\(identifier)"]
    )?.run()
    return result?.output.text.hasPrefix("Z") ?? true
  }
}
