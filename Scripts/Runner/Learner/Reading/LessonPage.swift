import WorkbookKit

/// A page that `read` shows: a chapter's lesson, the section of one exercise, or another page.
struct LessonPage {
  let text: Markdown
  /// The folder of the lesson, from which its links start.
  let folder: String
  private let exercise: Exercise?
  /// The readings that stand between the exercise before and this one.
  private var readings = Markdown(blocks: [])
  /// The extra exercises of the chapter that is shown.
  private var extras: [Exercise] = []

  init(chapter: Chapter, in workbook: Workbook) {
    folder = "Chapters/" + chapter.folder
    text = Self.page(chapter.lessonFile, workbook).forReading
    exercise = nil
    extras = chapter.exercises.filter(\.section.isExtra)
  }

  /// - Parameter file: Relative to the root.
  /// - Throws: `WorkbookError` if there is no such page.
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
    let files =
      chapter?.lessonFiles ?? [LearningPath.page, OlderSpellings.file, MessagePage.file]
      + ["README.md", "Chapters/Handbook.md", "Chapters/Library/README.md", "Scripts/README.md"]
      + workbook.chapters.flatMap(\.lessonFiles)
    let title = chapter == nil ? heading : parts[1]
    let pages = files.map { ($0.parentFolder, Self.page($0, workbook)) }
    for anchor in [title, "Reading: " + title].map(Markdown.anchor) {
      let found = pages.compactMap { folder, page in
        page.section { Markdown.anchor(of: $0) == anchor }.map { (folder, $0) }
      }
      guard !found.isEmpty else { continue }
      guard found.count == 1 else { return nil }
      (folder, text) = (found[0].0, found[0].1.forReading)
      exercise = nil
      return
    }
    return nil
  }

  /// - Parameter isKnown: Whether the reader has done the exercise before. Who has not reads what stands
  ///   before the exercise first.
  /// - Throws: `WorkbookError` if the lesson has no such section any more.
  init(exercise: Exercise, isKnown: Bool, in workbook: Workbook) throws {
    folder = "Chapters/" + exercise.chapterFolder
    let lesson = Self.page(exercise.lessonFile, workbook)
    let isOwn = { (heading: String) in heading.hasPrefix("\(exercise.id) ") }
    guard let section = lesson.section(where: isOwn) else {
      throw WorkbookError("\(exercise.lessonFile) has no section \(exercise.name).")
    }
    text = section.forReading
    self.exercise = exercise
    if !isKnown { readings = Self.readings(before: isOwn, in: lesson).forReading }
  }

  /// The texts that a person who reads section by section would pass over.
  private static func readings(
    before isWanted: (String) -> Bool,
    in lesson: Markdown
  ) -> Markdown {
    let headings = lesson.blocks.compactMap { block in
      if case .heading(2, let text) = block { text } else { nil }
    }
    let before = headings.prefix { !isWanted($0) }.reversed().prefix { $0.hasPrefix("Reading: ") }
    return Markdown(
      blocks: before.reversed().flatMap { heading in
        lesson.section { $0 == heading }?.blocks ?? []
      }
    )
  }

  /// - Parameters:
  ///   - commandLines: The view of the commands to type next; colour and width are those of all.
  ///   - places: The form of the paths shown.
  func lines(_ commandLines: CommandLines, places: Places) -> [String] {
    let style = commandLines.style
    let view = MarkdownView(style: style, width: commandLines.width, folder: folder)
    let lines = view.lines(of: Markdown(blocks: readings.blocks + text.blocks))
    guard let exercise else {
      guard !extras.isEmpty else { return lines }
      let titles = TextLayout.wrapped(
        "Extra exercises: " + extras.map(\.name).joined(separator: ", ") + ".",
        width: commandLines.width
      )
      let first = [("read \(extras[0].id)", "the section of the first of them")]
      return lines + [""] + titles + commandLines.lines(first)
    }
    let commands = [
      ("run \(exercise.id)", "checks what you wrote"), ("hint \(exercise.id)", "helps you along"),
    ]
    return lines + ["", style(places(exercise.starterFile), .cyan)]
      + commandLines.lines(exercise.finishedApp + commands)
  }

  private static func page(_ file: String, _ workbook: Workbook) -> Markdown {
    Markdown(parsing: Files.text(workbook.absolute(file)) ?? "")
  }
}
