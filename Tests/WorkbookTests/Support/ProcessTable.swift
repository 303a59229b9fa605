import Foundation

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

  /// Where init does not reap, an ended process stays in the table.
  private static func isZombie(_ identifier: pid_t) -> Bool {
    let result = try? Invocation(
      tool: "ps",
      arguments: ["-o", "stat=", "-p", "\(identifier)"]
    )?.run()
    return result?.output.text.hasPrefix("Z") ?? true
  }
}
