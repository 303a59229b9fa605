import WorkbookKit

/// A page that `read` shows: a chapter's lesson, the section of one exercise, or another page.
struct LessonPage {
  let text: Markdown
  /// The folder of the lesson, from which its links start.
  let folder: String
  private let exercise: Exercise?
  /// The headings of the readings that stand between the exercise before and this one.
  private var readings: [String] = []

  init(chapter: Chapter, in workbook: Workbook) {
    folder = "Chapters/" + chapter.folder
    text = Self.lesson(folder, workbook).forReading
    exercise = nil
  }

  /// - Parameter file: Relative to the root.
  /// - Throws: A sentence, if there is no such page.
  init(file: String, in workbook: Workbook) throws {
    guard let page = Files.text(workbook.absolute(file)) else {
      throw WorkbookError("This workbook has no \(file).")
    }
    folder = file.parentFolder
    text = Markdown(parsing: page).forReading
    exercise = nil
  }

  /// The section under a heading that one page of the workbook has, such as "Where to cut"; nil if none
  /// has it, or several.
  ///
  /// - Parameter heading: With or without "Reading:" before it, in capitals or not. The number of a
  ///   chapter and a comma before it mean the section of that chapter, as in "2, The view side".
  init?(heading: String, in workbook: Workbook) {
    let parts = heading.split(separator: ",", maxSplits: 1).map { String($0).trimmed }
    let chapter = workbook.chapters.first { parts.count == 2 && parts[0] == String($0.number) }
    let folders =
      chapter.map { ["Chapters/" + $0.folder] }
      ?? ["Chapters"] + workbook.chapters.map { "Chapters/" + $0.folder }
    let title = chapter == nil ? heading : parts[1]
    let lessons = folders.map { ($0, Self.lesson($0, workbook)) }
    for wanted in [title, "Reading: " + title].map(Markdown.anchor) {
      let found = lessons.compactMap { folder, lesson in
        lesson.section { Markdown.anchor(of: $0) == wanted }.map { (folder, $0) }
      }
      guard !found.isEmpty else { continue }
      guard found.count == 1 else { return nil }
      (folder, text) = (found[0].0, found[0].1.forReading)
      exercise = nil
      return
    }
    return nil
  }

  /// - Throws: A sentence, if the lesson has no such section any more.
  init(exercise: Exercise, in workbook: Workbook) throws {
    folder = "Chapters/" + exercise.chapterFolder
    let lesson = Self.lesson(folder, workbook)
    let isOwn = { (heading: String) in heading.hasPrefix("\(exercise.id) ") }
    guard let section = lesson.section(where: isOwn) else {
      throw WorkbookError("\(folder)/README.md has no section \(exercise.name).")
    }
    text = section.forReading
    self.exercise = exercise
    readings = Self.readings(before: isOwn, in: lesson).map { heading in
      LessonPage(heading: heading, in: workbook) == nil
        ? "\(exercise.id.chapter), \(heading)" : heading
    }
  }

  /// What a person who reads section by section would pass over without a word.
  private static func readings(
    before isWanted: (String) -> Bool,
    in lesson: Markdown
  ) -> [String] {
    let headings = lesson.blocks.compactMap { block in
      if case .heading(2, let text) = block { text } else { nil }
    }
    let prefix = "Reading: "
    return headings.prefix { !isWanted($0) }.reversed().prefix { $0.hasPrefix(prefix) }.reversed()
      .map { String($0.dropFirst(prefix.count)) }
  }

  /// - Parameters:
  ///   - commandLines: The view of the commands to type next; colour and width are those of all.
  ///   - places: The form of the paths shown.
  func lines(_ commandLines: CommandLines, places: Places) -> [String] {
    let style = commandLines.style
    let view = MarkdownView(style: style, width: commandLines.width, folder: folder)
    guard let exercise else { return view.lines(of: text) }
    let commands = commandLines.lines(
      [("run \(exercise.id)", "checks what you wrote"), ("hint \(exercise.id)", "helps you along")]
        + readings.map { ("read '\($0)'", "what stands before it in the lesson") }
    )
    return view.lines(of: text) + ["", style(places(exercise.starterFile), .cyan)] + commands
  }

  private static func lesson(_ folder: String, _ workbook: Workbook) -> Markdown {
    Markdown(parsing: Files.text(workbook.absolute(folder + "/README.md")) ?? "")
  }
}
