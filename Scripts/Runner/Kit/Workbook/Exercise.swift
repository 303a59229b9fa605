/// An exercise: one file to edit, one suite that checks it, one section of the lesson.
package struct Exercise: Sendable {
  package let id: ExerciseID
  /// The part of the lesson that describes it. Of a feature of the learner's own, nothing but the
  /// title is in it.
  package let section: Lesson.Section
  /// The chapter's folder in each tree, such as `03-Effects`.
  package let chapterFolder: String
  /// The file that is graded, in the tree that is built; relative to the root, as all paths here.
  package let file: String
  /// The learner's file, whichever tree is built.
  package let starterFile: String
  package let solutionFile: String
  package internal(set) var suiteFile: String
  /// The given view with which it can be played; nil if there is none.
  package let screenFile: String?

  /// The page with its section, relative to the root.
  package var lessonFile: String { "Chapters/\(chapterFolder)/\(section.page.rawValue)" }
  /// Whether it is a feature of the learner's own.
  package var isOwn: Bool { id.isOwn }
  package var title: String { section.title }
  /// The beginning of its files' names: `3.7-Timer`.
  package var baseName: String { String(file.fileName.dropLast(".swift".count)) }
  package var points: Int { section.points }
  /// Whether it can be played: by a given screen, or by the previews in its file.
  package var isPlayable: Bool { playsPreviews || screenFile != nil }
  /// Whether it is played by the previews in its file.
  package var playsPreviews: Bool { isOwn || isProject }
  /// Whether the learner writes a test file, which is compiled for a test target.
  package var isTestExercise: Bool { file.parentFolder.fileName == TestFolder.name }
  /// Number and title, as messages name an exercise.
  package var name: String { isOwn ? title : "\(id) \(title)" }

  package init(section: Lesson.Section, folder: String, files: FileNames, source: Source) {
    id = .numbered(section.number)
    self.section = section
    chapterFolder = folder
    let name = files.exercise(section)
    file = "\(source.rawValue)/\(folder)/\(name)"
    starterFile = "Chapters/\(folder)/\(name)"
    solutionFile = "Solutions/\(folder)/\(name)"
    suiteFile = "Tests/\(folder)Tests/\(files.suite(section))"
    screenFile = files.screen(section).map { "Chapters/\(folder)/Screens/\($0)" }
  }
}

extension Exercise {
  /// The same exercise, checked by another suite.
  ///
  /// - Parameter file: The path of the suite, relative to the root.
  package func checked(by file: String) -> Exercise {
    var exercise = self
    exercise.suiteFile = file
    return exercise
  }

  /// The reason why the exercise's file cannot be judged, and the remedy; nil if it can.
  package func fileProblem(in workbook: Workbook) -> String? {
    [file, ownTestsFile].compactMap { $0 }.lazy.compactMap { problem($0, in: workbook) }.first
  }

  private func problem(_ file: String, in workbook: Workbook) -> String? {
    let path = workbook.absolute(file)
    let reset =
      isOwn
      ? "`Scripts/workbook new \(id)` begins it."
      : "`Scripts/workbook reset \(id)` brings its starter back."
    guard Files.exists(path) else { return "The file \(file) is missing; \(reset)" }
    guard !Files.isEndless(path), !Files.isFolder(path) else {
      let kind = Files.isFolder(path) ? "a folder" : "a named pipe or a device"
      return "\(file) is \(kind) and not a file: move it away, and \(reset)"
    }
    return nil
  }

  /// A note on how to begin, for an exercise whose file still waits for that; nil for any other.
  package func beginNote(in workbook: Workbook) -> String? {
    guard let text = Files.text(workbook.absolute(file)), BeginLine.isIn(text) else { return nil }
    if section.kind == .repair {
      return "The code of this file does not compile, and so all of it is a comment. Remove the"
        + " first line of the file, run it again, and read what the compiler says."
    }
    let example = ownTestsFile.map { " Step 1, *Examples*, is a test in \($0.fileName)." } ?? ""
    return "You write this file from the beginning. Read what is wanted with `Scripts/workbook read"
      + " \(id)`, remove the first line of the file, and write; from then on, this lists what is"
      + " still missing.\(example)"
  }
}
