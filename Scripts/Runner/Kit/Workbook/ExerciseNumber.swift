/// The number by which lesson, solution, starter and suite of an exercise find each other.
package struct ExerciseNumber: Codable, Hashable, Comparable, CustomStringConvertible {
  package let chapter: Int
  package let position: Int

  package var description: String { "\(chapter).\(position)" }

  package init(chapter: Int, position: Int) {
    self.chapter = chapter
    self.position = position
  }

  /// Reads `3.7`; nil for anything else.
  package init?(_ text: some StringProtocol) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, let chapter = Int(parts[0]), let position = Int(parts[1]),
      chapter > 0, position > 0, "\(chapter).\(position)" == text
    else { return nil }
    self.init(chapter: chapter, position: position)
  }

  /// Reads the number that a file's name begins with, as in `3.7-Timer.swift`.
  package init?(fileName: some StringProtocol) {
    guard fileName.contains("-") else { return nil }
    self.init(fileName.prefix { $0 != "-" })
  }

  package static func < (first: Self, second: Self) -> Bool {
    (first.chapter, first.position) < (second.chapter, second.position)
  }
}
