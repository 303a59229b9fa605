extension Substring: CustomDumpRepresentable {
  public var customDumpValue: Any { String(self) }
}

extension Character: CustomDumpRepresentable {
  public var customDumpValue: Any { String(self) }
}

extension StaticString: CustomDumpRepresentable {
  public var customDumpValue: Any { description }
}

extension Unicode.Scalar: CustomDumpStringConvertible {
  public var customDumpDescription: String { debugDescription }
}

extension AnyHashable: CustomDumpRepresentable {
  public var customDumpValue: Any { base }
}

extension Range: CustomDumpStringConvertible {
  public var customDumpDescription: String { "\(lowerBound)..<\(upperBound)" }
}

extension ClosedRange: CustomDumpStringConvertible {
  public var customDumpDescription: String { "\(lowerBound)...\(upperBound)" }
}

extension Duration: CustomDumpStringConvertible {
  public var customDumpDescription: String { description }
}

extension ObjectIdentifier: CustomDumpStringConvertible {
  public var customDumpDescription: String { debugDescription }
}

extension CancellationError: CustomDumpStringConvertible {
  public var customDumpDescription: String { "CancellationError()" }
}

extension LockIsolated: CustomDumpRepresentable {
  public var customDumpValue: Any { locked { $0 as Any } }
}

extension UncheckedSendable: CustomDumpRepresentable {
  public var customDumpValue: Any { value }
}
