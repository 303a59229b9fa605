/// The first line of an exercise that begins with an empty file.
///
/// The suite of such an exercise cannot compile before the learner has written the names it uses, so
/// the runner leaves both alone while the line is there, and the package's plug-in `BegunSuites`
/// leaves out the suite.
package enum BeginLine {
  package static let text = "// Remove this line to begin."

  /// Whether a file still has the line.
  package static func isIn(_ file: String) -> Bool {
    file.hasPrefix(text)
  }

  /// The file as it is when the learner begins.
  package static func removed(from file: String) -> String {
    guard isIn(file) else { return file }
    return file.lines.dropFirst().joined(separator: "\n")
  }
}
