/// Hands out the ids of the elements of stacks.
///
/// It is a dependency so that each test begins with 0, independent of those beside it.
public struct StackElementIDGenerator: DependencyKey, Sendable {
  /// Hands out an id.
  public let next: @Sendable () -> StackElementID
  /// The id that is handed out next.
  public let peek: @Sendable () -> StackElementID

  /// A generator that is made of functions.
  package init(
    next: @escaping @Sendable () -> StackElementID,
    peek: @escaping @Sendable () -> StackElementID
  ) {
    self.next = next
    self.peek = peek
  }

  /// Hands out an id.
  public func callAsFunction() -> StackElementID {
    next()
  }

  /// A generator that counts from 0.
  public static var incrementing: Self {
    incrementing(from: 0)
  }

  /// A generator that counts from a number of its own: a test store draws from it what the reducer
  /// has drawn.
  static func incrementing(from generation: Int) -> Self {
    let next = LockIsolated(generation)
    return Self(
      next: {
        next.withValue { next in
          defer { next += 1 }
          return StackElementID(generation: next)
        }
      },
      peek: { StackElementID(generation: next.value) }
    )
  }

  /// One for the whole program.
  public static let liveValue = incrementing

  /// One for each test.
  public static var testValue: Self {
    incrementing
  }
}

extension DependencyValues {
  /// Hands out the ids of the elements of stacks.
  public var stackElementID: StackElementIDGenerator {
    get { self[StackElementIDGenerator.self] }
    set { self[StackElementIDGenerator.self] = newValue }
  }
}
