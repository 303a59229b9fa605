import WorkbookKit

/// Looks whether the section of an exercise that is not extra points to a later exercise, or to an
/// extra one, as if its reader knew it. A sentence that says "later" or "extra" tells what it points
/// to.
struct PointerForm {
  let exercise: Exercise
  let workbook: Workbook

  func findings() -> [Finding] {
    let section = exercise.section
    guard !section.isExtra else { return [] }
    let blocks = [section.text] + (section.hints + [section.why?.answer ?? ""]).map { [$0] }
    let sentences = blocks.flatMap(Self.sentences).filter { sentence in
      !sentence.contains { Self.marks.contains($0.lowercased().filter(\.isLetter)) }
    }
    return sentences.flatMap { sentence in
      unknown.filter { Self.names($0, sentence) }.map { target in
        Finding(
          part: .structure,
          exercise: exercise.id.description,
          file: "Chapters/\(exercise.chapterFolder)/README.md",
          line: section.line,
          message:
            "\(exercise.id) points to \(target.name), which is"
            + " \(target.section.isExtra ? "extra" : "later"), and does not say so:"
            + " \(sentence.joined(separator: " "))"
        )
      }
    }
  }

  private static let marks: Set = ["later", "extra"]

  /// The exercises that a reader of this one may not know.
  private var unknown: [Exercise] {
    let own = exercise.section.number
    return workbook.exercises.filter { other in
      other.id != exercise.id && (other.section.isExtra || own < other.section.number)
    }
  }

  /// The sentences of prose, as words: blocks of code and tables do not count.
  private static func sentences(of lines: [String]) -> [[String]] {
    var sentences: [[String]] = []
    var sentence: [String] = []
    var isInCode = false
    func end() {
      if !sentence.isEmpty { sentences.append(sentence) }
      sentence = []
    }
    for line in lines.flatMap(\.lines) {
      if line.trimmed.hasPrefix("```") { isInCode.toggle() }
      if isInCode || line.trimmed.isEmpty || line.hasPrefix("|") || line.hasPrefix("<") {
        end()
        continue
      }
      for word in line.split(separator: " ").map(String.init) {
        sentence.append(word)
        if word.last(where: { !#")]*"”"#.contains($0) }).map(".?!:;".contains) == true { end() }
      }
    }
    end()
    return sentences
  }

  /// Whether a sentence names an exercise, by its number or by its title.
  private static func names(_ exercise: Exercise, _ sentence: [String]) -> Bool {
    let text = sentence.joined(separator: " ")
    let title = exercise.section.title
    if ["*\(title)*", "[\(title)]", "\"\(title)\""].contains(where: text.contains) { return true }
    return zip([""] + sentence, sentence).contains { before, word in
      guard !versions.contains(before) else { return false }
      return word.matches(of: /\d+(?:\.\d+)+/).contains { match in
        let isWhole = word[..<match.range.lowerBound].last.map { !$0.isLetter } ?? true
        return isWhole && match.output == exercise.section.number.description
      }
    }
  }

  /// After these words a number is that of a version.
  private static let versions: Set = ["TCA", "version", "Version", "versions", "Swift", "iOS"]
}
