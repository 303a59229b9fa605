/// The first line of an exercise that waits for its learner: a model exercise, which begins with an
/// empty file, or a repair, whose code does not compile.
///
/// The suite of such an exercise cannot compile before the learner has written something, so the
/// runner leaves both alone while the line is there, and the package's plug-in `BegunSuites` leaves
/// out the suite.
package enum BeginLine {
  package static let text = "// Remove this line to begin."

  /// The line of a repair. It opens a comment with all of the code, so that the chapter compiles.
  /// The last line of the file closes the comment, and is a comment by itself once this line is gone.
  package static let ofRepair = "/* Remove this line to begin."

  /// Whether a file still has the line.
  package static func isIn(_ file: String) -> Bool {
    file.hasPrefix(text) || file.hasPrefix(ofRepair)
  }

  /// The file as it is when the learner begins.
  package static func removed(from file: String) -> String {
    guard isIn(file) else { return file }
    return file.lines.dropFirst().joined(separator: "\n")
  }
}
