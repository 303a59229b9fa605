/// A learner's own feature: a file in `Chapters/Mine`, and its tests in `Tests/MineTests`.
///
/// It is built, run and played as an exercise is, and has neither points nor a solution. Features see each
/// other as the files of an app do.
package enum OwnFeature {
  /// The number of the chapter that holds all of them; no lesson has it.
  package static let chapter = 0
  package static let module = "Mine"
  /// The module's file in a fresh clone: a module without a file does not compile.
  static let placeholder = "Mine"

  package static func file(of name: String) -> String { "Chapters/Mine/\(name).swift" }
  package static func testsFile(of name: String) -> String { "Tests/MineTests/\(name)Tests.swift" }

  /// The names of the features that a workbook holds.
  static func names(root: String) -> [String] {
    let files = Files.names(in: root + "/Chapters/Mine")
    return files.compactMap { file in
      guard file.hasSuffix(".swift"), FileCopy.original(of: file, in: files) == nil else {
        return nil
      }
      let name = String(file.dropLast(".swift".count))
      return name == placeholder ? nil : name
    }
  }
}

extension OwnFeature {
  /// The files of other features that a feature or its tests use, and that those use in turn, relative to
  /// the root. One that nothing uses is in no program, so an error in it does no harm.
  package static func filesUsed(by feature: Exercise, in workbook: Workbook) -> [String] {
    filesUsed(by: feature.file, [feature.file, feature.suiteFile], in: workbook)
  }

  /// - Parameters:
  ///   - file: It is not among them.
  ///   - sources: The files that use others.
  package static func filesUsed(
    by file: String,
    _ sources: [String],
    in workbook: Workbook
  ) -> [String] {
    let candidates = workbook.ownFeatures.map(\.file).filter { $0 != file }.map {
      SourceUse.Candidate(path: $0, text: Files.text(workbook.absolute($0)) ?? "")
    }
    guard !candidates.isEmpty else { return [] }
    return SourceUse(candidates: candidates)
      .paths(usedBy: sources.compactMap { Files.text(workbook.absolute($0)) })
  }

  /// Whether a source declares a type at its top level.
  package static func declares(_ type: String, in text: String, isPublic: Bool = false) -> Bool {
    guard text.contains(type) else { return false }
    return text.lines.contains { line in
      // An indented line is a member of something else.
      guard line.first?.isWhitespace == false else { return false }
      if isPublic && !line.hasPrefix("public ") && !line.hasPrefix("@") { return false }
      let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
      return zip(words, words.dropFirst()).contains { declarations.contains($0) && $1 == type }
    }
  }

  private static let declarations: Set = [
    "struct", "class", "enum", "actor", "protocol", "typealias",
  ]
}

extension Chapter {
  /// The learner's own features as a chapter without a lesson; nil if there is no folder for them.
  init?(ownFeaturesIn root: String) {
    guard Files.isFolder(root + "/Chapters/" + OwnFeature.module) else { return nil }
    number = OwnFeature.chapter
    folder = OwnFeature.module
    module = OwnFeature.module
    var lesson = Lesson()
    lesson.title = "Your own features"
    self.lesson = lesson
    exercises = OwnFeature.names(root: root).map(Exercise.init(ownFeature:))
  }

  package var isOwn: Bool { number == OwnFeature.chapter }
}

extension Exercise {
  init(ownFeature name: String) {
    id = .own(name)
    // No lesson has a section with this number.
    let number = ExerciseNumber(chapter: OwnFeature.chapter, position: 0)
    section = Lesson.Section(number: number, title: name, line: 1)
    chapterFolder = OwnFeature.module
    file = OwnFeature.file(of: name)
    starterFile = file
    solutionFile = "Solutions/Mine/\(name).swift"
    suiteFile = OwnFeature.testsFile(of: name)
    screenFile = nil
  }
}
