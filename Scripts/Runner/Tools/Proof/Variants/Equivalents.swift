import WorkbookKit

/// The list of an exercise's mutants that are equivalent by nature: no test could tell them from
/// the solution.
///
/// One file holds the lists of all exercises, each below a line such as `=== 1.10-Undo`. A line reads
/// `before → after: why no test can tell`, with the text of the report; an empty line, or one that
/// begins with `#`, says nothing.
struct Equivalents {
  struct Entry: Equatable {
    var line: Int
    var text: String
  }

  static let file = "Tests/EquivalentMutants.txt"

  let entries: [Entry]

  init(of exercise: Exercise, root: String) {
    entries = Self.lists(root: root).first { $0.name == exercise.baseName }?.entries ?? []
  }

  /// All lists, each with the line that names its exercise.
  static func lists(root: String) -> [(name: String, line: Int, entries: [Entry])] {
    var lists: [(name: String, line: Int, entries: [Entry])] = []
    for (index, line) in (Files.text(root + "/" + file) ?? "").lines.enumerated() {
      let text = line.trimmed
      if text.hasPrefix(AnswersFile.marker) {
        lists.append((String(text.dropFirst(AnswersFile.marker.count)).trimmed, index + 1, []))
      } else if !text.isEmpty, !text.hasPrefix("#"), !lists.isEmpty {
        lists[lists.count - 1].entries.append(Entry(line: index + 1, text: text))
      }
    }
    return lists
  }

  /// Whether an entry speaks of a mutant and gives a reason.
  static func lists(_ entry: Entry, _ mutant: Mutant) -> Bool {
    let start = mutant.name + ": "
    return entry.text.hasPrefix(start) && entry.text.count > start.count
  }
}
