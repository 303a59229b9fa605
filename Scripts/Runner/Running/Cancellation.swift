/// A way to give a run up from another thread, because nobody waits for its result any more.
final class Cancellation: Sendable {
  /// What a run that was given up throws.
  struct Cancelled: Error {}

  private let flag = Locked(false)

  var isCancelled: Bool { flag.withLock { $0 } }

  func cancel() {
    flag.withLock { $0 = true }
  }

  /// To be called where a run can stop without harm.
  func check() throws {
    if isCancelled { throw Cancelled() }
  }
}
