/// A starter and the file that should hold it.
package struct StarterFile {
  package enum State {
    case upToDate
    case missing
    /// The file holds something else.
    case different
  }

  /// Relative to the root.
  package let path: String
  /// The text that the solution's markers generate.
  package let text: String
  package let state: State

  /// Every starter that the solutions generate, in the order of their paths.
  ///
  /// Files count, and not lessons, so that an author can begin with either.
  ///
  /// - Throws: All marker errors at once, a line for each.
  package static func all(root: String) throws -> [StarterFile] {
    var starters: [StarterFile] = []
    var errors: [String] = []
    for folder in Files.names(in: root + "/Solutions") {
      for name in exerciseNames(in: "\(root)/Solutions/\(folder)") {
        do {
          starters.append(
            try StarterFile(
              path: "Chapters/\(folder)/\(name)",
              solutionPath: "Solutions/\(folder)/\(name)",
              root: root
            )
          )
        } catch let error as WorkbookError {
          errors.append(error.message)
        }
      }
    }
    guard errors.isEmpty else { throw WorkbookError(errors.joined(separator: "\n")) }
    return starters
  }

  /// Exercise files of `Chapters` that have no solution.
  package static func orphans(root: String) -> [String] {
    Files.names(in: root + "/Chapters").flatMap { folder in
      exerciseNames(in: "\(root)/Chapters/\(folder)")
        .filter { !Files.exists("\(root)/Solutions/\(folder)/\($0)") }
        .map { "Chapters/\(folder)/\($0)" }
    }
  }

  /// The starters of all files that the learner writes for an exercise.
  ///
  /// - Throws: All that is wrong with the markers of a solution.
  package static func all(of exercise: Exercise, root: String) throws -> [StarterFile] {
    try zip(exercise.starterFiles, exercise.solutionFiles).map {
      try StarterFile(path: $0, solutionPath: $1, root: root)
    }
  }

  init(path: String, solutionPath: String, root: String) throws {
    self.path = path
    let starter = try MarkedSource(reading: solutionPath, root: root).starter
    text = starter
    state =
      switch Files.text(root + "/" + path) {
      case starter: .upToDate
      // An unreadable file still exists.
      case nil where !Files.exists(root + "/" + path): .missing
      default: .different
      }
  }

  /// The exercises in a chapter's folder, relative to it.
  private static func exerciseNames(in folder: String) -> [String] {
    let testFiles = Files.names(in: "\(folder)/\(TestFolder.name)").map {
      "\(TestFolder.name)/\($0)"
    }
    return (Files.names(in: folder) + testFiles).filter {
      $0.hasSuffix(".swift") && ExerciseNumber(fileName: $0.fileName) != nil
    }
  }
}
