/// Something the compiler says about a place in a file.
package struct Diagnostic: Codable, Equatable, Sendable {
  package enum Severity: String, Codable, Sendable {
    case error
    case warning
    case note
  }

  package var severity: Severity
  /// Relative to the root, if the file is the workbook's.
  package var file: String
  package var line: Int
  package var column: Int
  package var message: String
  /// The lines of source with marks that the compiler prints below the message.
  package var excerpt: [String] = []
  /// Notes that belong to it.
  package var notes: [Diagnostic] = []
  /// The meaning of the message here, and advice.
  package var explanation: String?
  /// Its name, by which rules about consequences know it.
  package var explanationID: String?

  /// The message with its place, as the compiler writes it.
  package var headline: String { "\(file):\(line):\(column): \(severity.rawValue): \(message)" }
}
