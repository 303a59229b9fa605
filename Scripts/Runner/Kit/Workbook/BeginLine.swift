/// The first line of an exercise that waits for its learner: a model exercise, which begins with an
/// empty file, or a repair, whose code does not compile.
///
/// The suite of such an exercise cannot compile before the learner has written something, so the
/// runner leaves both alone while the line is there, and the package's plug-in `BegunSuites` leaves
/// out the suite.
package enum BeginLine {
  package static let text = "// Remove this line to begin."

  /// The line of a repair. It opens a comment with all of the code, so that the chapter compiles.
  package static let ofRepair = "/* Remove this line to begin."

  /// The first lines of each repair, in the place of the line `// REPAIR` of its solution.
  static let linesOfRepair = [
    ofRepair,
    "// Run this file, read what the compiler says, name the cause below, then mend the mistake.",
    "",
  ]

  /// The last line of a repair. It closes the comment, and is one by itself once the first line is gone.
  static let endOfRepair = "// The comment that the first line begins ends here. */"

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
