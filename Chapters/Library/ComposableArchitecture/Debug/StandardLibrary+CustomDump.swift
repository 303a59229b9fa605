extension Substring: CustomDumpRepresentable {
  /// Dumped as a string.
  public var customDumpValue: Any { String(self) }
}

extension Character: CustomDumpRepresentable {
  /// Dumped as a string.
  public var customDumpValue: Any { String(self) }
}

extension StaticString: CustomDumpRepresentable {
  /// Dumped as a string.
  public var customDumpValue: Any { description }
}

extension Unicode.Scalar: CustomDumpStringConvertible {
  /// Dumped as it is written in code.
  public var customDumpDescription: String { debugDescription }
}

extension AnyHashable: CustomDumpRepresentable {
  /// Dumped as the value inside.
  public var customDumpValue: Any { base }
}

extension Range: CustomDumpStringConvertible {
  /// Dumped with its bounds, as it is written in code.
  public var customDumpDescription: String { "\(lowerBound)..<\(upperBound)" }
}

extension ClosedRange: CustomDumpStringConvertible {
  /// Dumped with its bounds, as it is written in code.
  public var customDumpDescription: String { "\(lowerBound)...\(upperBound)" }
}

extension Duration: CustomDumpStringConvertible {
  /// Dumped in seconds.
  public var customDumpDescription: String { description }
}

extension ObjectIdentifier: CustomDumpStringConvertible {
  /// Dumped as its address.
  public var customDumpDescription: String { debugDescription }
}

extension CancellationError: CustomDumpStringConvertible {
  /// Dumped as it is made in code.
  public var customDumpDescription: String { "CancellationError()" }
}

extension LockIsolated: CustomDumpRepresentable {
  /// Dumped as the value inside.
  public var customDumpValue: Any { withValue { $0 as Any } }
}

extension UncheckedSendable: CustomDumpRepresentable {
  /// Dumped as the value inside.
  public var customDumpValue: Any { value }
}
