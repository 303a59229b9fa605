/// An exercise of the kind *project* is a stage of one app: the learner writes a feature with its
/// view in the exercise's file, and the tests in a test file of its own. So it is with a *review*, and with
/// any exercise whose lesson says "with tests".
///
/// Whatever takes the text of an exercise takes both as one, with a line between them.
package enum Project {
  private static let separator = "// ---- The test file: ----"

  /// Both files as one text.
  package static func text(feature: String, tests: String) -> String {
    feature + "\n" + separator + "\n" + tests
  }

  /// The opposite of `text`. A text without the line is a feature without tests.
  package static func parts(of text: String) -> (feature: String, tests: String) {
    guard let range = text.range(of: "\n" + separator + "\n") else { return (text, "") }
    return (String(text[..<range.lowerBound]), String(text[range.upperBound...]))
  }

  /// Both solutions as one.
  static func source(feature: MarkedSource, tests: MarkedSource) -> MarkedSource {
    MarkedSource(segments: feature.segments + [.given([separator])] + tests.segments)
  }

  /// The path of the learner's tests, by that of an exercise's file. Their file has another name
  /// than the suite.
  static func ownTestsFile(of file: String) -> String {
    let name = file.fileName.dropLast(".swift".count) + "OwnTests.swift"
    return "\(file.parentFolder)/\(TestFolder.name)/\(name)"
  }
}

extension Workbook {
  /// The stage that comes before a project; nil for the first one, and for what is no project.
  package func stage(before exercise: Exercise) -> Exercise? {
    let stages = exercises.filter(\.isProject)
    guard let index = stages.firstIndex(where: { $0.id == exercise.id }), index > 0 else {
      return nil
    }
    return stages[index - 1]
  }

  /// The stages before a project that were begun, the last one first.
  ///
  /// - Parameter text: The text of a stage, both of its files; nil if it is not there.
  package func begunStages(
    before exercise: Exercise,
    text: (Exercise) -> String?
  ) -> [(stage: Exercise, text: String)] {
    sequence(first: exercise) { self.stage(before: $0) }.dropFirst().compactMap { stage in
      guard let text = text(stage), isBegun(Project.parts(of: text).feature, of: stage) else {
        return nil
      }
      return (stage, text)
    }
  }

  /// The solution of the stage before.
  package func formerSolution(of exercise: Exercise) -> String? {
    stage(before: exercise).flatMap { MarkedSource(of: $0, in: self) }
      .map { Project.parts(of: $0.solution).feature }
  }

  /// Whether a stage has a feature that is no longer the one it begins with.
  package func isBegun(_ stage: Exercise) -> Bool {
    stage.text(in: self).map { isBegun(Project.parts(of: $0).feature, of: stage) } ?? false
  }

  /// Whether a feature is no longer the one that the stage begins with.
  private func isBegun(_ feature: String, of stage: Exercise) -> Bool {
    guard let source = MarkedSource(of: stage, in: self) else { return true }
    return !StarterComparison.isSame(feature, as: Project.parts(of: source.starter).feature)
  }
}

extension Exercise {
  /// Whether it is a stage of the learner's own app.
  package var isProject: Bool { section.kind == .project }

  /// Whether the learner writes tests in a file beside the feature.
  package var hasOwnTests: Bool { isProject || section.hasTests || section.kind == .review }

  /// The file with the learner's tests, in the tree that is built; nil if there is none.
  package var ownTestsFile: String? { hasOwnTests ? Project.ownTestsFile(of: file) : nil }

  /// All files that the learner writes, as they are in `Chapters`.
  package var starterFiles: [String] { Self.files(starterFile, hasOwnTests) }

  /// The same files, solved.
  package var solutionFiles: [String] { Self.files(solutionFile, hasOwnTests) }

  private static func files(_ file: String, _ hasOwnTests: Bool) -> [String] {
    hasOwnTests ? [file, Project.ownTestsFile(of: file)] : [file]
  }

  /// The text to judge, from the tree that is built; nil if a file is not there.
  package func text(in workbook: Workbook) -> String? {
    guard let text = Files.text(workbook.absolute(file)) else { return nil }
    guard let ownTestsFile else { return text }
    let tests = Files.text(workbook.absolute(ownTestsFile))
    return tests.map { Project.text(feature: text, tests: $0) }
  }

  /// The text to judge, of the texts of the learner's files.
  package func text(of files: [String]) -> String {
    files.count == 2 ? Project.text(feature: files[0], tests: files[1]) : files.joined()
  }
}
