public import Foundation

extension Date: CustomDumpStringConvertible {
  /// With milliseconds, in Greenwich time, independent of the machine's settings.
  public var customDumpDescription: String {
    let style = Date.ISO8601FormatStyle(includingFractionalSeconds: true)
    return "Date(\(formatted(style)))"
  }
}

extension UUID: CustomDumpStringConvertible {
  /// Dumped with its digits.
  public var customDumpDescription: String { "UUID(\(uuidString))" }
}

extension URL: CustomDumpStringConvertible {
  /// Dumped with its text.
  public var customDumpDescription: String { "URL(\(absoluteString))" }
}

extension Decimal: CustomDumpStringConvertible {
  /// Dumped with all its digits.
  public var customDumpDescription: String { description }
}

extension Data: CustomDumpStringConvertible {
  /// Dumped with the number of its bytes.
  public var customDumpDescription: String { "Data(\(count) \(count == 1 ? "byte" : "bytes"))" }
}

extension IndexSet: CustomDumpRepresentable {
  /// Dumped as a list of its numbers.
  public var customDumpValue: Any { Array(self) }
}

extension Locale: CustomDumpStringConvertible {
  /// Dumped with its identifier.
  public var customDumpDescription: String { "Locale(\(identifier))" }
}

extension TimeZone: CustomDumpStringConvertible {
  /// Dumped with its identifier.
  public var customDumpDescription: String { "TimeZone(\(identifier))" }
}
