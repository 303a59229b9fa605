import WorkbookKit

/// Suites of the instructor that learners do not have. They grade with the workbook's own, and
/// nothing of them is in a learner's feedback.
struct HiddenSuites: Equatable, Sendable {
  struct Suite: Equatable, Sendable {
    var exercise: ExerciseID
    /// Its name in the workspace.
    var fileName: String
  }

  /// By their paths in a workspace.
  private(set) var files: [String: String] = [:]
  private(set) var suites: [Suite] = []

  init() {}

  /// - Parameters:
  ///   - folder: It and its subfolders hold files such as `3.6-MoreTimerTests.swift`.
  ///   - workbook: Whose exercises they check.
  /// - Throws: A sentence about the first file that belongs to no exercise.
  init(folder: String, workbook: Workbook) throws {
    guard Files.isFolder(folder) else {
      throw WorkbookError("There is no folder \(folder) with hidden suites.")
    }
    for path in Files.allFiles(below: folder) where path.hasSuffix(".swift") {
      let name = path.fileName
      guard let number = ExerciseNumber(fileName: name),
        let exercise = workbook.exercises.first(where: { $0.id == .numbered(number) }),
        let text = Files.text(path)
      else {
        throw WorkbookError(
          "\(path) is no suite of an exercise: its name must begin with an exercise's number, as in"
            + " 3.6-MoreTimerTests.swift."
        )
      }
      // Two suites of one module must not have files of the same name.
      let own = name.dropFirst(number.description.count + 1)
      let fileName = "\(number)-Hidden\(suites.count + 1)-\(own)"
      let folder = exercise.suiteFile.parentFolder
      files["\(folder)/\(fileName)"] = text
      suites.append(Suite(exercise: exercise.id, fileName: fileName))
    }
    guard !suites.isEmpty else {
      throw WorkbookError("\(folder) holds no hidden suite such as 3.6-MoreTimerTests.swift.")
    }
  }

  func isHidden(fileName: String) -> Bool {
    suites.contains { $0.fileName == fileName }
  }
}
