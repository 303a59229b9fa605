/// A chapter: a folder of exercises, a lesson, and a module.
package struct Chapter: Sendable {
  package let number: Int
  /// The name of the folder in each tree, such as `03-Effects`.
  package let folder: String
  /// The module, such as `Effects`.
  package let module: String
  package let lesson: Lesson
  package let exercises: [Exercise]

  package var title: String { lesson.title.isEmpty ? module : lesson.title }
  package var lessonFile: String { file(of: .lesson) }
  /// The pages that are there, relative to the root: the lesson, and the one with the extra exercises
  /// if there are any.
  package var lessonFiles: [String] {
    let pages = Set(exercises.map(\.section.page)).union([.lesson])
    return Lesson.Page.allCases.filter(pages.contains).map(file)
  }
  package var suiteFolder: String { "Tests/\(folder)Tests" }
  var suiteModule: String { module + "Tests" }
  /// The module of the test files that learners write.
  package var testFileModule: String { module + TestFolder.name }
  /// The folder of the files that exercises share, the same in both trees.
  package var supportFolder: String { "Chapters/\(folder)/Support" }
  /// The given views with which exercises are played, and pictures of them.
  package var screenFolder: String { "Chapters/\(folder)/Screens" }

  package func file(of page: Lesson.Page) -> String { "Chapters/\(folder)/\(page.rawValue)" }

  /// Reads the chapter in a folder of `Chapters`; nil if the folder's name is not that of a
  /// chapter.
  package init?(folder: String, root: String, source: Source) {
    let parts = folder.split(separator: "-", maxSplits: 1)
    guard parts.count == 2, let number = Int(parts[0]), number > 0 else { return nil }
    self.number = number
    self.folder = folder
    module = String(parts[1])
    let text = { (page: Lesson.Page) in
      Files.text("\(root)/Chapters/\(folder)/\(page.rawValue)")
    }
    let main = Lesson(parsing: text(.lesson) ?? "")
    lesson = text(.extras).map { main.followed(by: .extras, $0) } ?? main
    let files = FileNames(folder: folder, root: root)
    exercises = lesson.sections.map { section in
      Exercise(section: section, folder: folder, files: files, source: source)
    }
  }
}

/// The names of the files that belong to the exercises of one chapter.
package struct FileNames {
  private var solutions: [ExerciseNumber: String]
  private var starters: [ExerciseNumber: String]
  private var suites: [ExerciseNumber: String]
  private var screens: [ExerciseNumber: String]

  package init(folder: String, root: String) {
    solutions = Self.exercisesAndTestFiles(in: "\(root)/Solutions/\(folder)")
    starters = Self.exercisesAndTestFiles(in: "\(root)/Chapters/\(folder)")
    suites = Self.exercises(in: "\(root)/Tests/\(folder)Tests")
    screens = Self.exercises(in: "\(root)/Chapters/\(folder)/Screens")
  }

  /// The file in the chapter's folder of `Chapters` and `Solutions`; the solution decides, because
  /// a learner may have deleted the other.
  package func exercise(_ section: Lesson.Section) -> String {
    let title = section.title.split { !$0.isLetter && !$0.isNumber }
    let fallback = title.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    return solutions[section.number] ?? starters[section.number]
      ?? "\(section.number)-\(fallback).swift"
  }

  package func suite(_ section: Lesson.Section) -> String {
    suites[section.number]
      ?? exercise(section).fileName.dropLast(".swift".count).description + "Tests.swift"
  }

  /// The file with the given view; nil if the exercise has none.
  package func screen(_ section: Lesson.Section) -> String? { screens[section.number] }

  private static func exercisesAndTestFiles(in folder: String) -> [ExerciseNumber: String] {
    let testFiles = exercises(in: "\(folder)/\(TestFolder.name)")
      .mapValues { "\(TestFolder.name)/\($0)" }
    return exercises(in: folder).merging(testFiles) { first, _ in first }
  }

  private static func exercises(in folder: String) -> [ExerciseNumber: String] {
    let files = Files.names(in: folder).filter { $0.hasSuffix(".swift") }
    let pairs = files.compactMap { name in ExerciseNumber(fileName: name).map { ($0, name) } }
    // A second copy of a file has the longer name.
    return Dictionary(pairs, uniquingKeysWith: { $1.count < $0.count ? $1 : $0 })
  }
}
