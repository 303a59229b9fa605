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

  package init(
    severity: Severity,
    file: String,
    line: Int,
    column: Int,
    message: String,
    excerpt: [String] = [],
    notes: [Diagnostic] = []
  ) {
    self.severity = severity
    self.file = file
    self.line = line
    self.column = column
    self.message = message
    self.excerpt = excerpt
    self.notes = notes
  }

  /// The message with its place, as the compiler writes it.
  package var headline: String { "\(file):\(line):\(column): \(severity.rawValue): \(message)" }

  /// The files it speaks of, its own first.
  package var files: [String] { [file] + notes.map { $0.file } }
}
