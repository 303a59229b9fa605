import WorkbookKit

/// The required form of a lesson's section: points, minutes, a kind, a text, three short hints, and
/// a question for afterwards.
struct LessonForm {
  /// A hint that is longer explains instead of hinting.
  static let hintWordLimit = 45
  /// A text that is longer is too much for one exercise; it is only warned about.
  static let textWordLimit = 250
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
      } else if count > Self.hintWordLimit {
        problems.append(
          "Hint \(index + 1) of \(exercise.name) has \(count) words; \(Self.hintWordLimit) are the"
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
    let errors = problems.map(finding)
    // Nobody has to read the wishes after a stage to do it.
    let count = Self.words(in: section.text.prefix { !$0.hasPrefix("**A twist.**") })
    guard count > Self.textWordLimit else { return errors }
    let warning =
      "The text of \(exercise.name) has \(count) words; about \(Self.textWordLimit) are enough."
    return errors + [finding(warning).asWarning]
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

  private func finding(_ message: String) -> Finding {
    Finding(file: exercise.lessonFile, line: exercise.section.line, message)
  }
}

/// The rules for a whole chapter: its lesson's form, the order of its numbers, its shared files.
struct ChapterForm {
  let chapter: Chapter
  let workbook: Workbook

  func findings() -> [Finding] {
    let problems = chapter.lesson.problems.map { problem in
      Finding(file: chapter.file(of: problem.page), line: problem.line, problem.message)
    }
    return problems + placeFindings() + contentsFindings() + linkFindings()
  }

  /// The numbers are the order of the road, and the extra exercises have the last ones. Those of the
  /// road have no gap; among the extra ones a number is free where an exercise has gone.
  private func placeFindings() -> [Finding] {
    var numbers: Set<ExerciseNumber> = []
    var last = 0
    return chapter.exercises.enumerated().compactMap { index, exercise in
      let section = exercise.section
      let message: String
      defer { last = section.number.position }
      if section.number.chapter != chapter.number {
        message = "\(exercise.name) stands in the lesson of chapter \(chapter.number)."
      } else if !numbers.insert(section.number).inserted {
        message = "There are two exercises \(section.number)."
      } else if !section.isExtra && section.number.position != index + 1 {
        message =
          "\(exercise.name) is the exercise \(chapter.number).\(index + 1) of the road: files and pages"
          + " name it so."
      } else if section.number.position <= last {
        message = "\(exercise.name) stands behind an exercise with a higher number."
      } else if section.isExtra != (section.page == .extras) {
        message =
          section.isExtra
          ? "\(exercise.name) is extra: its section belongs into \(Lesson.Page.extras.rawValue)."
          : "\(exercise.name) is not marked as extra, and stands among the extra ones."
      } else {
        return nil
      }
      return Finding(file: exercise.lessonFile, line: section.line, message)
    }
  }

  /// The list of contents at the head of a lesson, where there is one, names each section.
  private func contentsFindings() -> [Finding] {
    let text = Files.text(workbook.absolute(chapter.lessonFile)) ?? ""
    let head = text.components(separatedBy: "\n## ")[0]
    guard let start = head.firstRange(of: "<summary>\(Markdown.contents)</summary>") else {
      return []
    }
    let listed = head[start.upperBound...].matches(of: /\[([^\]]+)\]\(#/).map { String($0.1) }
    let headings = text.lines.filter { $0.hasPrefix("## ") }.map { String($0.dropFirst(3)) }
    let lacking = headings.filter { !listed.contains($0) }
    guard !lacking.isEmpty else { return [] }
    let message = "The contents do not have \(lacking.joined(separator: ", "))."
    return [Finding(file: chapter.lessonFile, message)]
  }

  private func linkFindings() -> [Finding] {
    ["Support", "Screens"].compactMap { name in
      let given = "Chapters/\(chapter.folder)/\(name)"
      let solved = "Solutions/\(chapter.folder)/\(name)"
      let paths = [given, solved].map { Files.realPath(workbook.absolute($0)) }
      guard Files.exists(workbook.absolute(given)), paths[0] != paths[1] else { return nil }
      let message =
        "\(solved) must be a link to \(given), so that both trees share the same files."
      return Finding(file: solved, message)
    }
  }
}
