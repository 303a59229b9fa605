import WorkbookKit

/// The list of an exercise's mutants that are equivalent by nature: no test could tell them from
/// the solution.
///
/// Each line reads `before → after: why no test can tell`, with the text of the report; an empty
/// line, or one that begins with `#`, says nothing.
struct Equivalents {
  struct Entry: Equatable {
    var line: Int
    var text: String
  }

  let file: String
  let entries: [Entry]

  init(of exercise: Exercise, root: String) {
    file = Self.path(of: exercise)
    let lines = (Files.text(root + "/" + file) ?? "").lines
    entries = lines.enumerated().compactMap { index, line in
      let text = line.trimmed
      return text.isEmpty || text.hasPrefix("#") ? nil : Entry(line: index + 1, text: text)
    }
  }

  /// Whether an entry speaks of a mutant and gives a reason.
  static func lists(_ entry: Entry, _ mutant: Mutant) -> Bool {
    let start = mutant.name + ": "
    return entry.text.hasPrefix(start) && entry.text.count > start.count
  }

  static func fileName(of exercise: Exercise) -> String {
    exercise.baseName + ".equivalent-mutants"
  }

  /// The folder of all lists; in that of a suite, SwiftPM would have to be told of each.
  static let root = "Tests/EquivalentMutants"

  /// Relative to the root.
  static func path(of exercise: Exercise) -> String {
    root + "/" + fileName(of: exercise)
  }
}
