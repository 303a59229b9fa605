internal import Foundation
internal import Synchronization

/// Access of the library's own to parts of a state, which is not to be observed: reads on the way
/// to a child's state, and those that come with putting it back.
enum Unobserved {
  /// The thread that reads so, or none.
  private static let reader = Atomic(ThreadID.none)

  /// Whether the running code reads without observing.
  static var isReading: Bool {
    let reader = reader.load(ordering: .relaxed)
    return reader != ThreadID.none && reader == ThreadID.current
  }

  /// Reads a part of a state.
  static func read<Root, Value>(_ keyPath: KeyPath<Root, Value>, of root: Root) -> Value {
    run { root[keyPath: keyPath] }
  }

  /// Changes a part of a state. Its observers are notified; writing by a key path also reads.
  static func write<Root, Value>(
    _ value: Value,
    to keyPath: WritableKeyPath<Root, Value>,
    of root: inout Root
  ) {
    run { root[keyPath: keyPath] = value }
  }

  /// Runs code in the middle of such an access that reads for itself.
  static func pause<Result>(_ operation: () -> Result) -> Result {
    guard isReading else { return operation() }
    reader.store(ThreadID.none, ordering: .relaxed)
    defer { reader.store(ThreadID.current, ordering: .relaxed) }
    return operation()
  }

  private static func run<Result>(_ operation: () -> Result) -> Result {
    let (isFirst, _) = reader.compareExchange(
      expected: ThreadID.none,
      desired: ThreadID.current,
      ordering: .relaxed
    )
    // Within another such access there is nothing to do. Beside one on another thread, which is
    // possible where reducers are run without a store, reads are observed.
    defer { if isFirst { reader.store(ThreadID.none, ordering: .relaxed) } }
    return operation()
  }
}

/// Numbers that tell threads apart. The main actor does not always run on the main thread.
enum ThreadID {
  /// The number of no thread.
  static var none: UInt { 0 }

  /// The number of the thread that is running.
  static var current: UInt { number(of: pthread_self()) }

  // Systems identify a thread by a number or by a pointer.
  private static func number(of thread: UInt) -> UInt { thread }
  private static func number<Thread>(of thread: UnsafeMutablePointer<Thread>) -> UInt {
    UInt(bitPattern: thread)
  }
}
