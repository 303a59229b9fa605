import WorkbookKit

/// Looks whether each number in the sentences of a page stands beside something that its exercise
/// has: a word of its title, of its file's name, or of a name that it declares. So no sentence keeps
/// a number that another exercise has now.
///
/// A number in a command may be any exercise's, and `LessonLinks` looks at one that is a link. A name
/// joined to a number, as in `3.7-Timer`, must be its exercise's, and rows that begin with numbers
/// are in their order.
struct NumberedMentions {
  /// A sentence with more numbers is a list of them.
  private static let listLimit = 6

  private let exercises: [ExerciseNumber: Exercise]
  private let words: [ExerciseNumber: Set<String>]

  init(_ workbook: Workbook) {
    let all = workbook.exercises.map { ($0.section.number, $0) }
    exercises = Dictionary(all) { first, _ in first }
    words = exercises.mapValues { exercise in
      let text = exercise.solutionFiles.map { Files.text(workbook.absolute($0)) ?? "" }.joined()
      let declared = text.matches(of: /(?:struct|enum|case|var|func|let|class)\s+(\w+)/).map(\.1)
      return Self.words(in: "\(exercise.title) \(exercise.baseName) \(declared)")
    }
  }

  /// - Parameter page: Its path relative to the root.
  func findings(in page: String, of root: String) -> [Finding] {
    let lines = withoutCode((Files.text(root + "/" + page) ?? "").lines)
    let inPassages = passages(of: lines).flatMap { line, text in
      text.replacing(/([.:!?)])\s+(?=[A-Z*`("\[])/) { "\($0.1)\n" }.lines.flatMap(lonely)
        .map { (line, $0) }
    }
    let inLines = lines.enumerated().flatMap { index, line in
      misnamed(in: line).map { (index + 1, $0) }
    }
    return (inPassages + inLines + unordered(lines)).map { line, message in
      Finding(file: page, line: line, message)
    }
  }

  /// The same lines, of which those of code are empty.
  private func withoutCode(_ lines: [String]) -> [String] {
    var isInCode = false
    return lines.map { line in
      let isFence = line.trimmed.hasPrefix("```")
      if isFence { isInCode.toggle() }
      return isInCode || isFence ? "" : line.trimmed
    }
  }

  /// Paragraphs and the items of lists, each with the line where it begins.
  private func passages(of lines: [String]) -> [(line: Int, text: String)] {
    var passages: [(line: Int, text: String)] = []
    var isOpen = false
    for (index, line) in lines.enumerated() {
      let isProse = !line.isEmpty && !"|#<".contains(line.prefix(1))
      if isProse, isOpen, line.prefixMatch(of: #/([-*]|\d+\.) /#) == nil {
        passages[passages.count - 1].text += " " + line
      } else if isProse {
        passages.append((index + 1, line))
      }
      isOpen = isProse
    }
    return passages
  }

  /// A message for each number of a sentence whose exercise has no word of it.
  private func lonely(_ sentence: String) -> [String] {
    let text = sentence.replacing(/`[^`]*`/) { $0.output.filter { !$0.isNumber } }
      .replacing(/\[[\d.]+\]\([^)]*\)/, with: "")
    let numbers = text.matches(of: /(?:^|[^\w.\/])([1-9]\.\d{1,2})(?!\w|\.\d|-[A-Z])/)
    guard numbers.count <= Self.listLimit else { return [] }
    let said = Self.words(in: text)
    return numbers.compactMap { match in
      guard let number = ExerciseNumber(match.1), let exercise = exercises[number],
        words[number]?.isDisjoint(with: said) == true, !text.contains(exercise.title),
        !isVersion(after: text[..<match.1.startIndex])
      else { return nil }
      return "Nothing in this sentence is of \(exercise.name). If that is meant, add a word of its"
        + " title, of its file's name, or of a name in its file."
    }
  }

  /// Whether a name such as Swift, or the word itself, says that the number behind it is a version.
  private func isVersion(after text: Substring) -> Bool {
    let before = text.split(separator: " ")
    guard let last = before.last else { return false }
    return last.hasPrefix("version") || before.count > 1 && last.first?.isUppercase == true
  }

  private func misnamed(in line: String) -> [String] {
    line.matches(of: /(\d+)[._](\d+)[-_]([A-Z]\w+)/).compactMap { match in
      guard let number = ExerciseNumber("\(match.1).\(match.2)"), let exercise = exercises[number]
      else { return nil }
      let name = exercise.baseName.dropFirst("\(number)-".count)
      return match.3.hasPrefix(name) ? nil : "\(number) is \(name), and not \(match.3)."
    }
  }

  private func unordered(_ lines: [String]) -> [(Int, String)] {
    let numbers = lines.map { line in
      line.prefixMatch(of: /\| (\d+\.\d+) \|/).flatMap { ExerciseNumber($0.1) }
    }
    return zip(numbers, numbers.dropFirst()).enumerated().compactMap { index, pair in
      guard let first = pair.0, let second = pair.1, second < first else { return nil }
      return (index + 2, "\(second) stands below \(first).")
    }
  }

  /// Their beginnings, without the end of a plural: `Timers` and `timer` are the same.
  private static func words(in text: String) -> Set<String> {
    let parts: [Substring] = text.replacing(/([a-z])([A-Z])/) { "\($0.1) \($0.2)" }.lowercased()
      .split { !$0.isLetter }
    return Set(
      parts.filter { $0.count > 3 }
        .map { String(($0.hasSuffix("s") ? $0.dropLast() : $0).prefix(5)) }
    )
  }
}
