/// Marks a value as sendable without a check by the compiler.
///
/// ```swift
/// let box = UncheckedSendable(formatter)
/// Task { print(box.value.string(from: date)) }
/// ```
public struct UncheckedSendable<Value>: @unchecked Sendable {
  /// The value that crosses.
  public var value: Value

  /// Wraps `value`.
  public init(_ value: Value) {
    self.value = value
  }
}

extension UncheckedSendable: Equatable where Value: Equatable {}
extension UncheckedSendable: Hashable where Value: Hashable {}
