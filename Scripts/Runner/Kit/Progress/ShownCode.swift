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
        let page = Markdown(parsing: Files.text(workbook.absolute(file)) ?? "").forReading
        add(page, of: chapter, isLesson: file == chapter.lessonFile, upTo: exercise)
      }
    }
    let name = "\(exercise.id)"
    let seen = ExerciseRecords<Int>(file: LearnerFolder.hints, in: workbook)[exercise] ?? 0
    for hint in exercise.section.hints.prefix(seen) {
      add(Markdown(parsing: hint).blocks, section: name, isOwn: true)
    }
    // What is to be brought to another form stands there in the wrong one.
    guard ![.fix, .migrate, .repair].contains(exercise.section.kind) else { return }
    for case .given(let lines) in MarkedSource(of: exercise, in: workbook)?.segments ?? [] {
      parts.append(Part(text: lines.joined(separator: "\n"), section: name, isOwn: true))
    }
  }

  /// The parts of a page: of the lesson those up to the exercise, of the extras its own section.
  private mutating func add(
    _ page: Markdown,
    of chapter: Chapter,
    isLesson: Bool,
    upTo exercise: Exercise
  ) {
    var section = chapter.title
    var number: ExerciseNumber?
    for block in page.blocks {
      if case .heading(2, let text) = block {
        number = text.split(separator: " ").first.flatMap { ExerciseNumber($0) }
        if let number, isLesson, exercise.section.page == .lesson, !exercise.isOwn,
          exercise.section.number < number
        {
          return
        }
        section = number.map { "\($0)" } ?? text.replacing(#/^Reading: /#, with: "")
      }
      let isOwn = !exercise.isOwn && number == exercise.section.number
      if isLesson || isOwn { add([block], section: section, isOwn: isOwn) }
    }
  }

  private mutating func add(_ blocks: [Markdown.Block], section: String, isOwn: Bool) {
    for block in blocks {
      switch block {
      case .code("swift", let lines):
        let text = lines.joined(separator: "\n")
        parts.append(Part(text: text, section: section, isOwn: isOwn))
      case .paragraph(let text):
        for case .code(let text) in Markdown.spans(of: text) {
          parts.append(Part(text: text, section: section, isOwn: isOwn))
        }
      case .list(let items, _):
        add(items.flatMap(\.blocks), section: section, isOwn: isOwn)
      case .quote(let blocks), .details(_, let blocks):
        add(blocks, section: section, isOwn: isOwn)
      case .table(_, let rows):
        add(rows.joined().map { .paragraph($0) }, section: section, isOwn: isOwn)
      case .heading, .code, .rule:
        break
      }
    }
  }
}
