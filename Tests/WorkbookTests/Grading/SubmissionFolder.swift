import Testing

@testable import WorkbookKit
@testable import workbook_tools

/// A folder with submissions to a miniature workbook, and what the grader takes of them.
struct SubmissionFolder {
  static let add = ExerciseID.numbered(ExerciseNumber(chapter: 1, position: 1))
  static let double = ExerciseID.numbered(ExerciseNumber(chapter: 1, position: 2))

  let miniature = Miniature()
  let folder: TemporaryFolder

  init(_ name: String) {
    folder = TemporaryFolder(name)
  }

  func intake(_ name: String) throws -> Intake {
    try intake(#require(SubmissionSource(folder.path + "/" + name)))
  }

  func intake(_ source: SubmissionSource) throws -> Intake {
    try Intake(
      of: source,
      workbook: miniature.workbook(),
      runner: Program.tools,
      environment: Program.environment
    )
  }
}
