internal import Foundation

/// Access of the library's own to parts of a state, which is not to be observed: reads on the way
/// to a child's state, and those that come with putting it back.
enum Unobserved {
  /// The place of each thread for a mark that it reads so.
  private static let mark: pthread_key_t = {
    var key = pthread_key_t()
    let status = pthread_key_create(&key, nil)
    precondition(status == 0, "The system has no place left for values of threads.")
    return key
  }()

  /// Whether the running code reads without observing.
  static var isReading: Bool { pthread_getspecific(mark) != nil }

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
    pthread_setspecific(mark, nil)
    defer { pthread_setspecific(mark, anything) }
    return operation()
  }

  private static func run<Result>(_ operation: () -> Result) -> Result {
    // Within another such access there is nothing to do.
    if isReading { return operation() }
    pthread_setspecific(mark, anything)
    defer { pthread_setspecific(mark, nil) }
    return operation()
  }

  /// A mark that is set. It points to nothing.
  private static var anything: UnsafeRawPointer? { UnsafeRawPointer(bitPattern: 1) }
}
