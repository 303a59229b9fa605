/// Something the compiler says about a place in a file.
struct Diagnostic: Codable, Equatable, Sendable {
  enum Severity: String, Codable, Sendable {
    case error
    case warning
    case note
  }

  var severity: Severity
  /// Relative to the root, if the file is the workbook's.
  var file: String
  var line: Int
  var column: Int
  var message: String
  /// The lines of source with marks that the compiler prints below the message.
  var excerpt: [String] = []
  /// Notes that belong to it.
  var notes: [Diagnostic] = []

  /// The message with its place, as the compiler writes it.
  var headline: String { "\(file):\(line):\(column): \(severity.rawValue): \(message)" }

  /// The files it speaks of, its own first.
  var files: [String] { [file] + notes.map { $0.file } }
}
