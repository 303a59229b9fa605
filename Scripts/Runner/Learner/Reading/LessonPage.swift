import WorkbookKit

/// A page that `read` shows: a chapter's lesson, the section of one exercise, or another page.
struct LessonPage {
  let text: Markdown
  /// The folder of the lesson, from which its links start.
  let folder: String
  private let exercise: Exercise?

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
  /// - Parameter heading: With or without "Reading:" before it, in capitals or not.
  init?(heading: String, in workbook: Workbook) {
    let folders = ["Chapters"] + workbook.chapters.map { "Chapters/" + $0.folder }
    let lessons = folders.map { ($0, Self.lesson($0, workbook)) }
    for wanted in [heading, "Reading: " + heading].map(Markdown.anchor) {
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
    let section = Self.lesson(folder, workbook).section { $0.hasPrefix(exercise.id + " ") }
    guard let section else {
      throw WorkbookError("\(folder)/README.md has no section \(exercise.name).")
    }
    text = section.forReading
    self.exercise = exercise
  }

  /// - Parameters:
  ///   - commandLines: The view of the commands to type next; colour and width are those of all.
  ///   - places: The form of the paths shown.
  func lines(_ commandLines: CommandLines, places: Places) -> [String] {
    let style = commandLines.style
    let view = MarkdownView(style: style, width: commandLines.width, folder: folder)
    guard let exercise else { return view.lines(of: text) }
    let commands = commandLines.lines([
      ("run \(exercise.id)", "checks what you wrote"), ("hint \(exercise.id)", "helps you along"),
    ])
    return view.lines(of: text) + ["", style(places(exercise.starterFile), .cyan)] + commands
  }

  private static func lesson(_ folder: String, _ workbook: Workbook) -> Markdown {
    Markdown(parsing: Files.text(workbook.absolute(folder + "/README.md")) ?? "")
  }
}
