internal import Foundation

/// Writes an issue to standard error in the form of a compiler's warning, so that editors and
/// terminals can follow it to its line.
func printRuntimeWarning(_ error: (any Error)?, _ message: String?, at location: IssueLocation) {
  var text = "\(location.filePath):\(location.line):\(location.column): runtime warning: "
  text += [message, error.map { "error thrown: \(String(reflecting: $0))" }]
    .compactMap { $0 }
    .joined(separator: "\n")
  printNote(text)
}

/// Writes a line to standard error.
func printNote(_ text: String) {
  var text = text + "\n"
  text.withUTF8 { bytes in
    var rest = UnsafeRawBufferPointer(bytes)
    while let start = rest.baseAddress, !rest.isEmpty {
      let written = write(STDERR_FILENO, start, rest.count)
      guard written > 0 else { return }
      rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(written))
    }
  }
}
