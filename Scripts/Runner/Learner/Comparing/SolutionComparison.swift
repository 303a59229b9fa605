import WorkbookKit

/// A learner's file beside the solution, as a person would have written that: without a marker.
struct SolutionComparison {
  let exercise: Exercise
  let isMissing: Bool
  private let diff: UnifiedDiff

  /// - Throws: A sentence, if there is no solution to read.
  init(exercise: Exercise, workbook: Workbook) throws {
    self.exercise = exercise
    let marked = try MarkedSource(reading: exercise.solutionFile, root: workbook.root)
    let own = Files.text(workbook.absolute(exercise.starterFile))
    isMissing = own == nil
    diff = UnifiedDiff(from: Self.lines(own ?? ""), to: Self.lines(marked.solution))
  }

  /// - Parameter places: How paths are shown.
  func lines(_ style: Style, places: Places) -> [String] {
    guard !diff.hunks.isEmpty else {
      return ["Yours and the solution of \(exercise.name) are the same, line by line."]
    }
    let titles = [
      style("--- \(places(exercise.starterFile))  \(isMissing ? "(missing)" : "(yours)")", .bold),
      style("+++ \(places(exercise.solutionFile))  (the solution)", .bold),
    ]
    return titles
      + diff.hunks.flatMap { hunk in
        [style(hunk.heading, .cyan)] + hunk.lines.map { Self.line($0, style) }
      }
  }

  private static func line(_ line: UnifiedDiff.Line, _ style: Style) -> String {
    switch line {
    case .same(let text): text.isEmpty ? "" : " " + text
    case .removed(let text): style("-" + text, .red)
    case .added(let text): style("+" + text, .green)
    }
  }

  /// A file's last line ends like the others, so nothing follows it.
  private static func lines(_ text: String) -> [String] {
    let lines = text.lines
    return lines.last == "" ? lines.dropLast() : lines
  }
}
