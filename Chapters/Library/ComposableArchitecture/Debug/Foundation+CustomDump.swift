public import Foundation

extension Date: CustomDumpStringConvertible {
  /// With milliseconds, in Greenwich time, whatever the machine's settings.
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
  /// The bytes of a short value; of a long one the first, and a sum that tells it from others.
  public var customDumpDescription: String {
    let shown = prefix(16).map { byte in
      let digits = String(byte, radix: 16, uppercase: true)
      return digits.count == 1 ? "0" + digits : digits
    }
    guard count > 16 else {
      return "Data(\(count) bytes\(isEmpty ? "" : ": ")\(shown.joined(separator: " ")))"
    }
    let sum = reduce(UInt64(0xCBF2_9CE4_8422_2325)) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    return "Data(\(count) bytes: \(shown.joined(separator: " ")) …, #\(String(sum, radix: 16)))"
  }
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
