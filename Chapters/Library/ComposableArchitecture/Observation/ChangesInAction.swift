internal import Synchronization

/// Tells changes made by the action being processed from older ones.
///
/// A parent's reducer gets a copy of a child's state, changes it and puts it back. To the observers
/// of the parent's property that is no new child: the observers of the child's fields have been
/// notified of each change. That holds for the action being processed only; a copy that was changed
/// earlier and is put in place now is another child.
enum ChangesInAction {
  /// Numbers of identities from here on were given by the action being processed.
  private static let start = Atomic<UInt64>(.max)
  /// The thread on which the action is being processed; other threads change states of their own.
  private static let thread = Atomic(ThreadID.none)

  /// The first number that an identity may have got from the action being processed.
  static var firstNumber: UInt64 {
    guard thread.load(ordering: .relaxed) == ThreadID.current else { return .max }
    return start.load(ordering: .relaxed)
  }

  /// Runs what belongs to one action, maybe within another store's.
  @MainActor
  static func track<Result>(_ operation: () -> Result) -> Result {
    let outerStart = start.exchange(UniqueNumber.next(), ordering: .relaxed)
    let outerThread = thread.exchange(ThreadID.current, ordering: .relaxed)
    defer {
      start.store(outerStart, ordering: .relaxed)
      thread.store(outerThread, ordering: .relaxed)
    }
    return operation()
  }
}
