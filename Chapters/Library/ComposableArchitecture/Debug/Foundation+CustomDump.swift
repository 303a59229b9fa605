public import Foundation

extension Date: CustomDumpStringConvertible {
  /// With milliseconds, in Greenwich time, independent of the machine's settings.
  public var customDumpDescription: String {
    let style = Date.ISO8601FormatStyle(includingFractionalSeconds: true)
    return "Date(\(formatted(style)))"
  }
}

extension UUID: CustomDumpStringConvertible {
  public var customDumpDescription: String { "UUID(\(uuidString))" }
}

extension URL: CustomDumpStringConvertible {
  public var customDumpDescription: String { "URL(\(absoluteString))" }
}

extension Decimal: CustomDumpStringConvertible {
  public var customDumpDescription: String { description }
}

extension Data: CustomDumpStringConvertible {
  public var customDumpDescription: String { "Data(\(count) \(count == 1 ? "byte" : "bytes"))" }
}

extension IndexSet: CustomDumpRepresentable {
  public var customDumpValue: Any { Array(self) }
}

extension Locale: CustomDumpStringConvertible {
  public var customDumpDescription: String { "Locale(\(identifier))" }
}

extension TimeZone: CustomDumpStringConvertible {
  public var customDumpDescription: String { "TimeZone(\(identifier))" }
}
