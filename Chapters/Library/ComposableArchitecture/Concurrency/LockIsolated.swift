internal import Foundation

/// A value that several tasks may read and write: each access holds a lock.
///
/// ```swift
/// let count = LockIsolated(0)
/// await store.send(.tapped)          // an effect of it calls count.withValue { $0 += 1 }
/// #expect(count.value == 1)
/// ```
@dynamicMemberLookup
public final class LockIsolated<Value>: @unchecked Sendable {
  private var storage: Value
  private let lock = NSRecursiveLock()

  /// Keeps `value` behind a lock.
  public init(_ value: @autoclosure @Sendable () throws -> Value) rethrows {
    storage = try value()
  }

  /// Reads one property of the value.
  public subscript<Subject: Sendable>(dynamicMember keyPath: KeyPath<Value, Subject>) -> Subject {
    locked { $0[keyPath: keyPath] }
  }

  /// Reads and writes the value with exclusive access.
  ///
  /// - Parameter operation: Gets the value to change. It must not wait for others that need it.
  ///   It may run beside other work, so it captures nothing that is not safe to share, and returns
  ///   nothing such.
  public func withValue<T: Sendable>(
    _ operation: @Sendable (inout Value) throws -> T
  ) rethrows -> T {
    try locked(operation)
  }

  /// The same for code of this module that knows what it captures.
  func locked<T>(_ operation: (inout Value) throws -> T) rethrows -> T {
    lock.lock()
    defer { lock.unlock() }
    // A copy is changed, so that `operation` may read the value again, as it was before.
    var value = storage
    defer { storage = value }
    return try operation(&value)
  }

  /// Replaces the value.
  public func setValue(_ newValue: @autoclosure @Sendable () throws -> Value) rethrows {
    lock.lock()
    defer { lock.unlock() }
    storage = try newValue()
  }
}

extension LockIsolated where Value: Sendable {
  /// A copy of the value.
  public var value: Value { locked { $0 } }
}
