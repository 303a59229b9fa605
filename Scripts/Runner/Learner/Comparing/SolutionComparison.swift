import WorkbookKit

/// A learner's files beside the solution, as a person would have written that: without a marker.
struct SolutionComparison {
  let exercise: Exercise
  private let files: [ComparedFile]

  private struct ComparedFile {
    let file: String
    let solution: String
    let isMissing: Bool
    let diff: UnifiedDiff
    /// Whether the files differ in comments, blanks and line breaks alone.
    let isSameCode: Bool
  }

  /// - Throws: `WorkbookError` if there is no solution to read.
  init(exercise: Exercise, workbook: Workbook) throws {
    self.exercise = exercise
    files = try zip(exercise.starterFiles, exercise.solutionFiles).map { file, solution in
      let marked = try MarkedSource(reading: solution, root: workbook.root)
      let own = Files.text(workbook.absolute(file))
      return ComparedFile(
        file: file,
        solution: solution,
        isMissing: own == nil,
        diff: UnifiedDiff(from: Self.lines(own ?? ""), to: Self.lines(marked.solution)),
        isSameCode: Self.code(own ?? "") == Self.code(marked.solution)
      )
    }
  }

  /// - Parameter places: The form of the paths shown.
  func lines(_ style: Style, places: Places) -> [String] {
    let different = files.filter { !$0.diff.hunks.isEmpty }
    guard !different.isEmpty else {
      return ["Yours and the solution of \(exercise.name) are the same, line by line."]
    }
    guard different.contains(where: { !$0.isSameCode }) else {
      return ["Yours and the solution of \(exercise.name) are the same code."]
    }
    return different.flatMap { compared in
      [
        style(
          "--- \(places(compared.file))  \(compared.isMissing ? "(missing)" : "(yours)")",
          .bold
        ),
        style("+++ \(places(compared.solution))  (the solution)", .bold),
      ]
        + compared.diff.lines(style)
    }
  }

  private static func code(_ text: String) -> [String] { Lexer.tokens(of: text).map(\.text) }

  /// A file's last line ends like the others, so nothing follows it.
  private static func lines(_ text: String) -> [String] {
    let lines = text.lines
    return lines.last == "" ? lines.dropLast() : lines
  }
}
