/// An exercise: one file to edit, one suite that checks it, one section of the lesson.
package struct Exercise: Sendable {
  package let section: Lesson.Section
  /// The file that is graded, in the tree that is built; relative to the root, as all paths here.
  package let file: String
  /// The learner's file, whichever tree is built.
  package let starterFile: String
  package let solutionFile: String
  package let suiteFile: String

  package var number: ExerciseNumber { section.number }
  package var id: String { section.number.description }
  package var title: String { section.title }
  package var points: Int { section.points }
  /// Number and title, as messages name an exercise.
  package var name: String { "\(section.number) \(section.title)" }

  package init(section: Lesson.Section, folder: String, files: FileNames, source: Source) {
    self.section = section
    let name = files.exercise(section)
    file = "\(source.rawValue)/\(folder)/\(name)"
    starterFile = "Chapters/\(folder)/\(name)"
    solutionFile = "Solutions/\(folder)/\(name)"
    suiteFile = "Tests/\(folder)Tests/\(files.suite(section))"
  }
}

extension Exercise {
  /// Why the exercise's file cannot be judged, and what helps; nil if it can.
  package func fileProblem(in workbook: Workbook) -> String? {
    let path = workbook.absolute(file)
    let reset = "`Scripts/workbook reset \(id)` brings its starter back."
    guard Files.exists(path) else { return "The file \(file) is missing; \(reset)" }
    guard !Files.isNamedPipe(path) else {
      return "\(file) is a named pipe and not a file: remove it, and \(reset)"
    }
    return nil
  }
}
