import WorkbookKit

/// What a lesson's section must have: points, minutes, a kind, a text and three short hints.
struct LessonForm {
  /// A hint that is longer explains instead of hinting.
  static let mostHintWords = 45
  /// A text that is longer is too much for one exercise; it is only warned about.
  static let mostTextWords = 250
  static let hints = 3

  let exercise: Exercise
  let chapter: Chapter

  private var section: Lesson.Section { exercise.section }

  func findings() -> [Finding] {
    var found: [Finding] = []
    if section.points <= 0 || section.minutes <= 0 {
      found.append(finding("\(exercise.name) must be worth a point and take a minute at least."))
    }
    if section.text.allSatisfy({ $0.trimmed.isEmpty }) {
      found.append(finding("\(exercise.name) has no text: say what the learner is to do."))
    }
    if section.hints.count != Self.hints {
      found.append(
        finding(
          "\(exercise.name) has \(section.hints.count) hints instead of \(Self.hints), each in a"
            + " block that begins with <details><summary>Hint 1</summary>."
        )
      )
    }
    for (index, hint) in section.hints.enumerated() {
      let count = Self.words(in: hint.lines)
      if count == 0 {
        found.append(finding("Hint \(index + 1) of \(exercise.name) is empty."))
      } else if count > Self.mostHintWords {
        found.append(
          finding(
            "Hint \(index + 1) of \(exercise.name) has \(count) words; \(Self.mostHintWords) are the"
              + " most. What can the learner find out without it?"
          )
        )
      }
    }
    let count = Self.words(in: section.text)
    if count > Self.mostTextWords {
      var finding = finding(
        "The text of \(exercise.name) has \(count) words; about \(Self.mostTextWords) are enough."
      )
      finding.severity = .warning
      found.append(finding)
    }
    return found
  }

  /// Words of prose: blocks of code, tables and HTML tags do not count.
  static func words(in lines: [String]) -> Int {
    var isInCode = false
    var count = 0
    for line in lines {
      if line.trimmed.hasPrefix("```") {
        isInCode.toggle()
      } else if !isInCode, !line.hasPrefix("|"), !line.hasPrefix("<") {
        count +=
          line.split(separator: " ").filter { word in
            word.contains { $0.isLetter || $0.isNumber }
          }.count
      }
    }
    return count
  }

  private func finding(_ message: String) -> Finding {
    Finding(
      part: .structure,
      exercise: exercise.id,
      file: chapter.lessonFile,
      line: section.line,
      message: message
    )
  }
}

/// What holds for a whole chapter: its lesson's form, the order of its numbers, its shared files.
struct ChapterForm {
  let chapter: Chapter
  let workbook: Workbook

  func findings() -> [Finding] {
    var found = chapter.lesson.problems.map { problem in
      finding(problem.message, line: problem.line)
    }
    for (index, exercise) in chapter.exercises.enumerated() {
      let expected = ExerciseNumber(chapter: chapter.number, position: index + 1)
      if exercise.number != expected {
        found.append(
          finding(
            "\(exercise.name) is where \(expected) is due: numbers count from 1, in order.",
            line: exercise.section.line
          )
        )
      }
    }
    return found + supportFindings()
  }

  private func supportFindings() -> [Finding] {
    let given = chapter.supportFolder
    let solved = "Solutions/\(chapter.folder)/Support"
    let isSame =
      Files.realPath(workbook.absolute(given)) == Files.realPath(workbook.absolute(solved))
    guard Files.exists(workbook.absolute(given)), !isSame else { return [] }
    return [
      Finding(
        part: .structure,
        file: solved,
        message: "\(solved) must be a link to \(given), so that both trees share the same files."
      )
    ]
  }

  private func finding(_ message: String, line: Int) -> Finding {
    Finding(part: .structure, file: chapter.lessonFile, line: line, message: message)
  }
}
