/// An exercise: one file to edit, one suite that checks it, one section of the lesson.
struct Exercise: Sendable {
  let section: Lesson.Section
  /// The file that is graded, in the tree that is built; relative to the root, as all paths here.
  let file: String
  /// The learner's file, whichever tree is built.
  let starterFile: String
  let solutionFile: String
  let suiteFile: String

  var number: ExerciseNumber { section.number }
  var id: String { section.number.description }
  var title: String { section.title }
  var points: Int { section.points }
  /// Number and title, as messages name an exercise.
  var name: String { "\(section.number) \(section.title)" }

  init(section: Lesson.Section, folder: String, files: FileNames, source: Source) {
    self.section = section
    let name = files.exercise(section)
    file = "\(source.rawValue)/\(folder)/\(name)"
    starterFile = "Chapters/\(folder)/\(name)"
    solutionFile = "Solutions/\(folder)/\(name)"
    suiteFile = "Tests/\(folder)Tests/\(files.suite(section))"
  }
}
