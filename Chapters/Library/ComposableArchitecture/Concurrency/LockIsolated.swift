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
    withValue { $0[keyPath: keyPath] }
  }

  /// Reads and writes the value with exclusive access.
  ///
  /// - Parameter operation: Gets the value to change. It must not wait for others that need it.
  public func withValue<T>(_ operation: (inout Value) throws -> T) rethrows -> T {
    lock.lock()
    defer { lock.unlock() }
    // A copy is changed, so that `operation` may read the value again, as it was before.
    var value = storage
    defer { storage = value }
    return try operation(&value)
  }

  /// Replaces the value.
  public func setValue(_ newValue: @autoclosure () throws -> Value) rethrows {
    lock.lock()
    defer { lock.unlock() }
    storage = try newValue()
  }
}

extension LockIsolated where Value: Sendable {
  /// A copy of the value.
  public var value: Value { withValue { $0 } }
}

extension LockIsolated: Equatable where Value: Equatable {
  public static func == (lhs: LockIsolated, rhs: LockIsolated) -> Bool {
    lhs === rhs || lhs.withValue { left in rhs.withValue { right in left == right } }
  }
}

extension LockIsolated: Hashable where Value: Hashable {
  public func hash(into hasher: inout Hasher) {
    withValue { $0.hash(into: &hasher) }
  }
}
