/// The code that a learner has been shown up to an exercise: that of the lessons before it and of its own
/// section, of the hints that were opened, and the given lines of its file. Never a solution.
package struct ShownCode: Sendable {
  package struct Part: Equatable, Sendable {
    /// One line of it, or a block.
    package var text: String
    /// The number of the exercise whose section shows it, or the heading of the reading.
    package var section: String
    /// Whether it belongs to the exercise itself.
    package var isOwn: Bool
  }

  package private(set) var parts: [Part] = []

  package init(parts: [Part]) {
    self.parts = parts
  }

  /// - Parameter exercise: Of a feature of the learner's own, everything has been shown.
  package init(of exercise: Exercise, in workbook: Workbook) {
    for chapter in workbook.chapters where exercise.isOwn || chapter.number <= exercise.id.chapter {
      for file in chapter.lessonFiles {
        let text = Files.text(workbook.absolute(file)) ?? ""
        let isLesson = file == chapter.lessonFile
        add(text, section: chapter.title) { number in
          if exercise.isOwn { return isLesson ? false : nil }
          if number == exercise.section.number { return true }
          let isBefore = number.map { $0 < exercise.section.number } ?? true
          return isLesson && (isBefore || exercise.section.page == .extras) ? false : nil
        }
      }
    }
    let name = "\(exercise.id)"
    let seen = ExerciseRecords<Int>(file: LearnerFolder.hints, in: workbook)[exercise] ?? 0
    for hint in exercise.section.hints.prefix(seen) { add(hint, section: name) { _ in true } }
    // What is to be brought to another form stands there in the wrong one.
    guard ![.fix, .migrate, .repair, .review].contains(exercise.section.kind) else { return }
    for case .given(let lines) in MarkedSource(of: exercise, in: workbook)?.segments ?? [] {
      parts.append(Part(text: lines.joined(separator: "\n"), section: name, isOwn: true))
    }
  }

  /// The blocks of Swift of a page, and its words of code. All pages are read for one error, so nothing
  /// else is looked at.
  ///
  /// - Parameters:
  ///   - section: The name of what comes before the first heading.
  ///   - isOwn: Whether the section of a number belongs to the exercise itself; nil if it is not shown,
  ///     as is then a reading behind it.
  private mutating func add(
    _ page: String,
    section: String,
    isOwn: (ExerciseNumber?) -> Bool?
  ) {
    var section = section
    var own = isOwn(nil)
    var block: [Substring]?
    var isFolded = false
    for line in page.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      if line.starts(with: "```".utf8) {
        if let lines = block, let own {
          parts.append(Part(text: lines.joined(separator: "\n"), section: section, isOwn: own))
        }
        block = block == nil && line.starts(with: "```swift".utf8) ? [] : nil
      } else if block != nil {
        block?.append(Substring(line))
      } else if line.starts(with: "## ".utf8) {
        let title = Substring(line.dropFirst(3))
        let number = title.split(separator: " ").first.flatMap { ExerciseNumber($0) }
        section = number.map { "\($0)" } ?? String(title.replacing(#/^Reading: /#, with: ""))
        own = number == nil ? own.map { _ in false } : isOwn(number)
      } else if line.starts(with: "<details>".utf8) {
        isFolded = Substring(line).contains(#/<summary>(Hint|Why|Contents)/#)
      } else if line.starts(with: "</details>".utf8) {
        isFolded = false
      } else if let own, !isFolded, line.contains(UInt8(ascii: "`")) {
        let words = Substring(line).split(separator: "`", omittingEmptySubsequences: false)
        for (index, code) in words.enumerated() where index % 2 == 1 {
          parts.append(Part(text: String(code), section: section, isOwn: own))
        }
      }
    }
  }
}
