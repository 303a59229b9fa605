import WorkbookKit

/// Suites of the instructor that learners do not have. They grade with the workbook's own, and
/// nothing of them is in a learner's feedback.
struct HiddenSuites: Equatable, Sendable {
  /// Their paths, relative to the workbook's root.
  private var files: [ExerciseID: [String]] = [:]

  init() {}

  /// - Parameters:
  ///   - folder: It and its subfolders hold files such as `3.4-MoreTimerTests.swift`.
  ///   - workbook: Whose exercises they check.
  /// - Throws: `WorkbookError` about the first file that belongs to no exercise.
  init(folder: String, workbook: Workbook) throws {
    guard Files.isFolder(folder), let absolute = Files.realPath(folder) else {
      throw WorkbookError("There is no folder \(folder) with hidden suites.")
    }
    for path in Files.sources(below: absolute) {
      guard let number = ExerciseNumber(fileName: path.fileName),
        let exercise = workbook.exercises.first(where: { $0.id == .numbered(number) })
      else {
        throw WorkbookError(
          "\(path) is no suite of an exercise: its name must begin with an exercise's number, as in"
            + " 3.4-MoreTimerTests.swift."
        )
      }
      let up = workbook.root.split(separator: "/").map { _ in "../" }.joined()
      files[exercise.id, default: []].append(up + path.dropFirst())
    }
    guard !files.isEmpty else {
      throw WorkbookError("\(folder) holds no hidden suite such as 3.4-MoreTimerTests.swift.")
    }
  }

  /// The exercise as each of its hidden suites checks it.
  func variants(of exercise: Exercise) -> [Exercise] {
    (files[exercise.id] ?? []).map(exercise.checked)
  }
}
