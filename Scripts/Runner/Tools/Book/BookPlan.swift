import Foundation
import WorkbookKit

/// The pages of the book, before any of them is written: links need to know all addresses.
struct BookPlan: Sendable {
  /// A page of Markdown that is no lesson.
  struct Document: Sendable {
    /// Relative to the root.
    var file: String
    var path: String
    var blocks: [Markdown.Block]
  }

  /// A section of a lesson: an exercise, or something to read.
  struct Section: Sendable {
    /// Without `Reading:`, in Markdown.
    var heading: String
    /// Whether the lesson says that it is for reading only.
    var isReading: Bool
    var exercise: Exercise?
    /// The page that it stands in, relative to the root.
    var file: String
    var path: String
    var blocks: [Markdown.Block]
  }

  struct ChapterPlan: Sendable {
    let chapter: Chapter
    /// The name of its folder in the book.
    let folder: String
    var opening: [Markdown.Block] = []
    var sections: [Section] = []

    var path: String { folder + "/index.html" }
  }

  /// A file whose text is a page.
  struct File: Sendable {
    enum Kind: Sendable {
      case support
      case screen
      case suite
      case solution
    }

    var file: String
    var path: String
    var kind: Kind
    /// The chapter and the exercise to which it belongs, if there are such.
    var chapter: Int?
    var exercise: Exercise?
  }

  let workbook: Workbook
  private(set) var documents: [Document] = []
  private(set) var chapters: [ChapterPlan] = []
  private(set) var files: [File] = []
  /// The pictures, by their addresses.
  private(set) var pictures: [String: Data] = [:]
  /// The films of exercises with a screen, as parts of pages.
  private(set) var films: [ExerciseID: String] = [:]
  private(set) var addresses = BookAddresses()
  private(set) var glossary = Glossary()

  init(of workbook: Workbook) {
    self.workbook = workbook
    for (file, path) in Self.documents { addDocument(file, at: path) }
    for chapter in workbook.chapters { addChapter(chapter) }
    addresses.add("Solutions", at: Self.solutionsPath)
    addFilms()
    for folder in ["Chapters/Pictures", "Scripts/Grading"] { addPictures(in: folder) }
    if let document = document(Self.chaptersFile) {
      glossary = Glossary(blocks: document.blocks)
    }
  }

  static let readme = "README.md"
  static let chaptersFile = "Chapters/README.md"
  static let libraryFile = "Chapters/Library/README.md"
  static let instructorsFile = "Scripts/README.md"
  static let glossaryPath = "glossary.html"
  static let solutionsPath = "solutions.html"

  /// The pages that are no lessons, and their addresses.
  private static let documents = [
    (readme, "readme.html"), ("Chapters/Handbook.md", "handbook.html"),
    (chaptersFile, "chapters.html"),
    (PatternsPage.file, "patterns.html"), (OlderSpellings.file, "older.html"),
    (MessagePage.file, "messages.html"), ("Chapters/Sources.md", "sources.html"),
    (libraryFile, "library.html"), (instructorsFile, "instructors.html"),
  ]

  func document(_ file: String) -> Document? {
    documents.first { $0.file == file }
  }

  /// The title of the book, as the README begins with it.
  var title: String {
    guard case .heading(_, let text)? = document(Self.readme)?.blocks.first else {
      return "The workbook"
    }
    return Markdown.spans(of: text).map(\.plain).joined()
  }

  private func text(_ file: String) -> String? {
    Files.text(workbook.absolute(file))
  }

  // MARK: Documents

  private mutating func addDocument(_ file: String, at path: String) {
    guard let text = text(file) else { return }
    let blocks = Markdown(parsing: text).blocks
    documents.append(Document(file: file, path: path, blocks: blocks))
    addresses.add(file, at: path)
    addAnchors(of: blocks, in: file, at: path)
    if file == Self.chaptersFile {
      addresses.add(file, anchor: "glossary", at: Self.glossaryPath)
    }
  }

  private mutating func addAnchors(of blocks: [Markdown.Block], in file: String, at path: String) {
    for case .heading(_, let text) in blocks {
      let anchor = Markdown.anchor(of: text)
      addresses.add(file, anchor: anchor, at: "\(path)#\(anchor)")
    }
  }

  // MARK: Chapters

  private mutating func addChapter(_ chapter: Chapter) {
    let folder = "\(chapter.number)-\(Markdown.anchor(of: chapter.title))"
    var plan = ChapterPlan(chapter: chapter, folder: folder)
    for file in chapter.lessonFiles { addSections(of: file, in: chapter, to: &plan) }
    chapters.append(plan)
    for section in plan.sections {
      guard let exercise = section.exercise else { continue }
      addFiles(of: exercise, at: section.path, in: plan)
    }
    for path in Files.allFiles(below: workbook.absolute(chapter.supportFolder)) {
      let file = workbook.relative(path)
      let name = Self.pageName(of: file.fileName)
      add(File(file: file, path: "\(folder)/support/\(name)", kind: .support), plan)
    }
  }

  private mutating func addSections(
    of file: String,
    in chapter: Chapter,
    to plan: inout ChapterPlan
  ) {
    addresses.add(file, at: plan.path)
    let exercises = Dictionary(
      chapter.exercises.map { ($0.name, $0) },
      uniquingKeysWith: { first, _ in first }
    )
    let isLesson = file == chapter.lessonFile
    var section: Section?
    for block in Markdown(parsing: text(file) ?? "").blocks {
      guard case .heading(2, let text) = block else {
        if section != nil {
          section?.blocks.append(block)
        } else if isLesson {
          if case .heading(1, _) = block { continue }
          if case .details(Markdown.contents, _) = block { continue }
          plan.opening.append(block)
        }
        continue
      }
      add(section, of: file, to: &plan)
      let prefix = "Reading: "
      let isReading = text.hasPrefix(prefix)
      let heading = isReading ? String(text.dropFirst(prefix.count)) : text
      let name = exercises[text].map(\.id.description) ?? Markdown.anchor(of: heading)
      let path = "\(plan.folder)/\(name).html"
      addresses.add(file, anchor: Markdown.anchor(of: text), at: path)
      section = Section(
        heading: heading,
        isReading: isReading,
        exercise: exercises[text],
        file: file,
        path: path,
        blocks: []
      )
    }
    add(section, of: file, to: &plan)
    if isLesson { addAnchors(of: plan.opening, in: file, at: plan.path) }
  }

  private mutating func add(_ section: Section?, of file: String, to plan: inout ChapterPlan) {
    guard let section else { return }
    addAnchors(of: section.blocks, in: file, at: section.path)
    plan.sections.append(section)
  }

  private mutating func addFiles(of exercise: Exercise, at path: String, in plan: ChapterPlan) {
    addresses.add(exercise.starterFile, at: path + "#file")
    let base = "\(plan.folder)/\(exercise.id)"
    let kinds: [(String, String, File.Kind)] = [
      (exercise.solutionFile, "\(base)-solution.html", .solution),
      (exercise.suiteFile, "\(base)-suite.html", .suite),
    ]
    for (file, path, kind) in kinds where Files.exists(workbook.absolute(file)) {
      add(File(file: file, path: path, kind: kind, exercise: exercise), plan)
    }
    if let file = exercise.screenFile {
      let path = "\(plan.folder)/screens/\(Self.pageName(of: file.fileName))"
      add(File(file: file, path: path, kind: .screen, exercise: exercise), plan)
    }
  }

  private mutating func add(_ file: File, _ plan: ChapterPlan? = nil) {
    var file = file
    file.chapter = plan?.chapter.number
    addresses.add(file.file, at: file.path)
    files.append(file)
  }

  // MARK: Other files

  private mutating func addFilms() {
    for entry in ScreenScripts(workbook).entries where entry.script.form == .film {
      films[entry.exercise] = text(entry.file)
    }
  }

  private mutating func addPictures(in folder: String) {
    for path in Files.allFiles(below: workbook.absolute(folder)) {
      guard [".png", ".svg"].contains(where: path.hasSuffix), let data = Files.data(path)
      else { continue }
      let address = "pictures/\(path.fileName)"
      addresses.add(workbook.relative(path), at: address)
      pictures[address] = data
    }
  }

  private static func pageName(of file: String) -> String {
    (file.hasSuffix(".swift") ? String(file.dropLast(6)) : file) + ".html"
  }
}
