/// Reads the form that every lesson keeps: `# 3 Effects`, then sections such as `## 3.7 Timer` with
/// a line `*4 points · 20 minutes · model*`, a text, and blocks that GitHub folds: hints, and a
/// question for after the exercise has passed.
extension Lesson {
  package init(parsing text: String) {
    var parser = LessonParser()
    for (index, line) in text.lines.enumerated() {
      parser.read(line, number: index + 1)
    }
    self = parser.finish()
  }
}

private struct LessonParser {
  private enum Place {
    /// Before the first exercise, or in a section that is no exercise.
    case elsewhere
    /// Under an exercise's heading, before the line with its points.
    case heading
    case text
    case hint([String])
    case why([String])
  }

  private var lesson = Lesson()
  private var section: Lesson.Section?
  private var place = Place.elsewhere
  private var isInCode = false

  mutating func read(_ line: String, number: Int) {
    let trimmed = line.trimmed
    if trimmed.hasPrefix("```") { isInCode.toggle() }
    if !isInCode, line.hasPrefix("# "), lesson.title.isEmpty {
      lesson.title = line.dropFirst(2).drop { $0.isNumber || $0 == " " }.description
    } else if !isInCode, line.hasPrefix("## ") {
      begin(heading: line.dropFirst(3).description.trimmed, number: number)
    } else {
      readInSection(line, trimmed: trimmed, number: number)
    }
  }

  mutating func finish() -> Lesson {
    endSection()
    if lesson.title.isEmpty { report(1, "the lesson needs a title such as \"# 3 Effects\".") }
    return lesson
  }

  private mutating func begin(heading: String, number: Int) {
    endSection()
    let words = heading.split(separator: " ", maxSplits: 1)
    guard words.count == 2, let exercise = ExerciseNumber(words[0]) else {
      place = .elsewhere
      return
    }
    section = Lesson.Section(number: exercise, title: String(words[1]), line: number)
    place = .heading
  }

  private mutating func endSection() {
    guard var section else { return }
    if case .heading = place { report(section.line, Self.missingPoints(section)) }
    switch place {
    case .hint: report(section.line, "a hint of \(section.number) is not closed.")
    case .why: report(section.line, "the block Why? of \(section.number) is not closed.")
    case .elsewhere, .heading, .text: break
    }
    section.text = Self.withoutEmptyEnds(section.text)
    lesson.sections.append(section)
    self.section = nil
  }

  private mutating func readInSection(_ line: String, trimmed: String, number: Int) {
    switch place {
    case .elsewhere:
      break
    case .heading:
      if trimmed.isEmpty { break }
      readPoints(trimmed, number: number)
      place = .text
    case .text where !isInCode && Self.begins("Hint", trimmed):
      place = .hint([])
    case .text where !isInCode && Self.begins("Why?", trimmed):
      place = .why([])
    case .text:
      section?.text.append(line)
    case .hint(let hint):
      guard !isInCode, trimmed == "</details>" else {
        place = .hint(hint + [line])
        return
      }
      section?.hints.append(Self.withoutEmptyEnds(hint).joined(separator: "\n"))
      place = .text
    case .why(let lines):
      guard !isInCode, trimmed == "</details>" else {
        place = .why(lines + [line])
        return
      }
      readWhy(Self.withoutEmptyEnds(lines).joined(separator: "\n"))
      place = .text
    }
  }

  private mutating func readPoints(_ line: String, number: Int) {
    guard var section else { return }
    let parts = line.trimmingCharacters(in: ["*"]).split(separator: "·").map { String($0).trimmed }
    let points = parts.first.flatMap { Self.amount($0, of: "point") }
    let minutes = parts.dropFirst().first.flatMap { Self.amount($0, of: "minute") }
    section.kind = parts.dropFirst(2).first.flatMap(Lesson.Kind.init(rawValue:))
    let marks = parts.dropFirst(3)
    section.hasTests = marks.first == "with tests"
    section.isExtra = marks.last == "extra"
    let known = (section.hasTests ? 1 : 0) + (section.isExtra ? 1 : 0)
    if let points, let minutes, section.kind != nil, marks.count == known {
      (section.points, section.minutes) = (points, minutes)
    } else {
      (section.points, section.minutes) = (points ?? 0, minutes ?? 0)
      report(number, Self.missingPoints(section))
      if points == nil { section.text.append(line) }
    }
    self.section = section
  }

  /// Reads `**A question?** Its answer.`
  private mutating func readWhy(_ text: String) {
    let parts = text.components(separatedBy: "**")
    guard parts.count >= 3, parts[0].isEmpty, parts[1].hasSuffix("?") else {
      let message = "the block Why? needs a question between ** and **, then its answer."
      report(section?.line ?? 1, message)
      return
    }
    section?.why = Lesson.Why(
      question: parts[1],
      answer: parts[2...].joined(separator: "**").trimmed
    )
  }

  private mutating func report(_ line: Int, _ message: String) {
    lesson.problems.append(Lesson.Problem(line: line, message: message))
  }

  /// Reads `4 points` and `1 point`.
  private static func amount(_ text: String, of unit: String) -> Int? {
    let words = text.split(separator: " ")
    guard words.count == 2, words[1] == unit || words[1] == unit + "s" else { return nil }
    return Int(words[0])
  }

  private static func begins(_ block: String, _ line: String) -> Bool {
    line.hasPrefix("<details>") && line.contains("<summary>\(block)")
  }

  private static func missingPoints(_ section: Lesson.Section) -> String {
    let kinds = Lesson.Kind.allCases.map { $0.rawValue }.joined(separator: ", ")
    return "the heading of \(section.number) needs a line below it such as"
      + " \"*4 points · 20 minutes · model*\", with \"· extra\" at its end for an additional exercise;"
      + " the kinds are \(kinds)."
  }

  private static func withoutEmptyEnds(_ lines: [String]) -> [String] {
    let isEmpty = { (line: String) in line.trimmed.isEmpty }
    let begun = Array(lines.drop(while: isEmpty))
    return Array(begun.reversed().drop(while: isEmpty).reversed())
  }
}
