/// A value that several tasks may read and write, guarded by an actor.
///
/// ``LockIsolated`` serves the same purpose without a suspension; prefer it.
public actor ActorIsolated<Value> {
  /// The value.
  public var value: Value

  /// Keeps a value in an actor.
  public init(_ value: @autoclosure @Sendable () throws -> Value) rethrows {
    self.value = try value()
  }

  /// Reads and writes the value with exclusive access.
  public func withValue<T>(_ operation: @Sendable (inout Value) throws -> T) rethrows -> T {
    try operation(&self.value)
  }

  /// Replaces the value.
  public func setValue(_ newValue: @autoclosure @Sendable () throws -> Value) rethrows {
    self.value = try newValue()
  }
}
