/// A value that several tasks may read and write, guarded by an actor.
///
/// ``LockIsolated`` serves the same purpose without a suspension; prefer it.
public actor ActorIsolated<Value> {
  /// The value.
  public var value: Value

  /// Keeps a value in an actor.
  ///
  /// - Parameter value: The value to begin with.
  public init(_ value: @autoclosure @Sendable () throws -> Value) rethrows {
    self.value = try value()
  }

  /// Reads and writes the value with exclusive access.
  ///
  /// - Parameter operation: Gets the value to change.
  /// - Returns: What the operation returns.
  /// - Throws: What the operation throws.
  public func withValue<T>(_ operation: @Sendable (inout Value) throws -> T) rethrows -> T {
    try operation(&self.value)
  }

  /// Replaces the value.
  ///
  /// - Parameter newValue: The value from now on.
  public func setValue(_ newValue: @autoclosure @Sendable () throws -> Value) rethrows {
    self.value = try newValue()
  }
}
