import WorkbookKit

/// The files that an instructor has looked at and accepted, so that no flag holds anything back.
///
/// It is a text with a line for each file: the exercise's number, the file's code, and whatever else
/// the instructor notes. A result with something held back says which line to write. A file that its
/// learner changes gets another code.
struct AcceptedFiles: Sendable {
  /// The path of the text.
  let file: String
  private let lines: Set<String>
  private let unused: Locked<Set<String>>

  /// - Throws: `WorkbookError` if there is no such file.
  init(file: String) throws {
    guard let text = Files.text(file) else {
      throw WorkbookError("There is no file \(file) with accepted files, as --accept expects.")
    }
    self.file = file
    lines = Set(
      text.lines.map { $0.split(whereSeparator: \.isWhitespace).prefix(2).joined(separator: " ") }
    )
    .subtracting([""])
    unused = Locked(lines)
  }

  func contains(_ line: String) -> Bool {
    unused.withLock { _ = $0.remove(line) }
    return lines.contains(line)
  }

  /// The lines that no graded file has asked for.
  var fittingNothing: [String] { unused.withLock { $0.sorted() } }
}
