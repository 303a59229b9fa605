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
    // Whether what a section needs comes before it is looked at for each path.
    let needs = PathForm.needs(of: section)
    let unknown = unknown.filter { !needs.contains($0.id.description) }
    return sentences.flatMap { sentence in
      let names = Self.names(in: sentence)
      return unknown.filter { names.contains($0.id.description) || names.contains($0.title) }
        .map { target in
          Finding(
            part: .structure,
            exercise: exercise.id.description,
            file: exercise.lessonFile,
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
    let known = workbook.exercises.prefix { $0.id != exercise.id }
    return known.filter { $0.section.isExtra } + workbook.exercises.dropFirst(known.count + 1)
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

  /// The parts of a sentence that may name an exercise: its numbers, and what is in italics, in quotation marks
  /// or a link.
  private static func names(in sentence: [String]) -> Set<String> {
    var names: Set<String> = []
    let text = sentence.joined(separator: " ")
    for match in text.matches(of: /[*"\[]([^*"\[\]]+)[*"\]]/) {
      names.insert(String(match.output.1))
    }
    for (before, word) in zip([""] + sentence, sentence)
    where !versions.contains(before) && word.contains(where: \.isNumber) {
      for match in word.matches(of: /\d+(?:\.\d+)+/)
      where word[..<match.range.lowerBound].last?.isLetter != true {
        names.insert(String(match.output))
      }
    }
    return names
  }

  /// After these words a number is that of a version.
  private static let versions: Set = ["TCA", "version", "Version", "versions", "Swift", "iOS"]
}
