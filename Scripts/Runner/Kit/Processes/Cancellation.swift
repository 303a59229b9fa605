/// A thread-safe flag that cancels a run whose result is no longer needed.
package final class Cancellation: Sendable {
  /// The error that a cancelled run throws.
  package struct Cancelled: Error {}

  /// - Parameter parent: Cancels this one too.
  package init(below parent: Cancellation? = nil) {
    self.parent = parent
  }

  private let parent: Cancellation?
  private let flag = Locked(false)

  package var isCancelled: Bool { flag.withLock { $0 } || parent?.isCancelled == true }

  package func cancel() {
    flag.withLock { $0 = true }
  }

  /// Call it where a run can stop without harm.
  package func check() throws {
    if isCancelled { throw Cancelled() }
  }
}
