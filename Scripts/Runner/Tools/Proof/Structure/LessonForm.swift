import WorkbookKit

/// The required form of a lesson's section: points, minutes, a kind, a text, three short hints, and
/// a question for afterwards.
struct LessonForm {
  /// A hint that is longer explains instead of hinting.
  static let mostHintWords = 45
  /// A text that is longer is too much for one exercise; it is only warned about.
  static let mostTextWords = 250
  static let hints = 3

  let exercise: Exercise
  let chapter: Chapter

  func findings() -> [Finding] {
    let section = exercise.section
    var problems: [String] = []
    if section.points <= 0 || section.minutes <= 0 {
      problems.append("\(exercise.name) must be worth a point and take a minute at least.")
    }
    if section.text.allSatisfy({ $0.trimmed.isEmpty }) {
      problems.append("\(exercise.name) has no text: say what the learner is to do.")
    }
    if section.hints.count != Self.hints {
      problems.append(
        "\(exercise.name) has \(section.hints.count) hints instead of \(Self.hints), each in a"
          + " block that begins with <details><summary>Hint 1</summary>."
      )
    }
    for (index, hint) in section.hints.enumerated() {
      let count = Self.words(in: hint.lines)
      if count == 0 {
        problems.append("Hint \(index + 1) of \(exercise.name) is empty.")
      } else if count > Self.mostHintWords {
        problems.append(
          "Hint \(index + 1) of \(exercise.name) has \(count) words; \(Self.mostHintWords) are the"
            + " most. What can the learner find out without it?"
        )
      }
    }
    if section.why == nil && section.kind != .warmUp && section.kind != .repair {
      problems.append(
        "\(exercise.name) has no question for afterwards, in a block that begins with"
          + " <details><summary>Why?</summary>."
      )
    }
    let errors = problems.map { finding($0, .error) }
    let count = Self.words(in: section.text)
    guard count > Self.mostTextWords else { return errors }
    let warning =
      "The text of \(exercise.name) has \(count) words; about \(Self.mostTextWords) are enough."
    return errors + [finding(warning, .warning)]
  }

  /// Words of prose: blocks of code, tables and HTML tags do not count.
  static func words(in lines: [String]) -> Int {
    var isInCode = false
    var count = 0
    for line in lines {
      if line.trimmed.hasPrefix("```") {
        isInCode.toggle()
      } else if !isInCode, !line.hasPrefix("|"), !line.hasPrefix("<") {
        count += line.split(separator: " ").count { $0.contains { $0.isLetter || $0.isNumber } }
      }
    }
    return count
  }

  private func finding(_ message: String, _ severity: Finding.Severity) -> Finding {
    Finding(
      part: .structure,
      severity: severity,
      exercise: exercise.id.description,
      file: chapter.lessonFile,
      line: exercise.section.line,
      message: message
    )
  }
}

/// The rules for a whole chapter: its lesson's form, the order of its numbers, its shared files.
struct ChapterForm {
  let chapter: Chapter
  let workbook: Workbook

  func findings() -> [Finding] {
    let problems = chapter.lesson.problems.map { problem in
      finding(problem.message, in: chapter.lessonFile, line: problem.line)
    }
    let misplaced = chapter.exercises.enumerated().compactMap { index, exercise -> Finding? in
      let expected = ExerciseNumber(chapter: chapter.number, position: index + 1)
      guard exercise.section.number != expected else { return nil }
      return finding(
        "\(exercise.name) is where \(expected) is due: numbers count from 1, in order.",
        in: chapter.lessonFile,
        line: exercise.section.line
      )
    }
    return problems + misplaced + linkFindings()
  }

  private func linkFindings() -> [Finding] {
    ["Support", "Screens"].compactMap { name in
      let given = "Chapters/\(chapter.folder)/\(name)"
      let solved = "Solutions/\(chapter.folder)/\(name)"
      let paths = [given, solved].map { Files.realPath(workbook.absolute($0)) }
      guard Files.exists(workbook.absolute(given)), paths[0] != paths[1] else { return nil }
      let message =
        "\(solved) must be a link to \(given), so that both trees share the same files."
      return finding(message, in: solved)
    }
  }

  private func finding(_ message: String, in file: String, line: Int? = nil) -> Finding {
    Finding(part: .structure, file: file, line: line, message: message)
  }
}
