/// The sheet of patterns: each part of a feature in its shortest form.
package enum PatternsPage {
  /// The name that `workbook read` takes.
  package static let name = "patterns"
  /// Relative to the root.
  package static let file = "Chapters/Patterns.md"
}
