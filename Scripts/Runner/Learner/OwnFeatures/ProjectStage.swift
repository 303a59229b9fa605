import WorkbookKit

/// A stage of the guessing game, which continues the stage before.
struct ProjectStage {
  let stage: Exercise
  let workbook: Workbook

  /// The end of a stage: its feature and its tests, and where they come from.
  struct Ending {
    var texts: [String]
    /// As the end of a sentence that begins with the name of a file.
    var origin: String
  }

  /// - Throws: `WorkbookError` if the exercise is no project.
  init(_ stage: Exercise, in workbook: Workbook) throws {
    guard stage.isProject else {
      throw WorkbookError("\(stage.name) is no project, so there is nothing to take over.")
    }
    self.stage = stage
    self.workbook = workbook
  }

  /// The end of the stage before: what the learner wrote, or the solution if that was left out.
  ///
  /// - Throws: `WorkbookError` if this is the first stage.
  func stageBefore() throws -> Ending {
    guard let before = workbook.stage(before: stage) else {
      throw WorkbookError("\(stage.name) is the first project: it begins with its own files.")
    }
    let own = before.starterFiles.compactMap { Files.text(workbook.absolute($0)) }
    let isSkipped = own.count < 2 || isUntouched(before, own)
    let texts = try isSkipped ? solution(of: before) : own
    return Ending(
      texts: texts.map { $0.replacing(importLine(of: before), with: importLine(of: stage)) },
      origin: isSkipped
        ? "the solution of \(before.name), which you have not begun"
        : "what you wrote in \(before.name)"
    )
  }

  /// The learner's texts of this stage, for a feature of their own.
  ///
  /// - Throws: `WorkbookError` if the stage has not been begun.
  func ownTexts() throws -> [String] {
    let own = stage.starterFiles.compactMap { Files.text(workbook.absolute($0)) }
    guard own.count == 2, !isUntouched(stage, own) else {
      throw WorkbookError("You have not begun \(stage.name), so there is nothing to go on from.")
    }
    let line = "@testable import \(OwnFeature.module)"
    return own.map { $0.replacing(importLine(of: stage), with: line) }
  }

  private func isUntouched(_ before: Exercise, _ texts: [String]) -> Bool {
    guard let source = MarkedSource(of: before, in: workbook) else { return false }
    return StarterComparison.isSame(before.text(of: texts), as: source.starter)
  }

  private func solution(of before: Exercise) throws -> [String] {
    try before.solutionFiles.map { file in
      try MarkedSource(reading: file, root: workbook.root).solution
    }
  }

  private func importLine(of exercise: Exercise) -> String {
    let chapter = workbook.chapters.first { $0.number == exercise.id.chapter }
    return "@testable import \(chapter?.module ?? "")"
  }
}
