/// Right answers of other people beside the solution: each with what it does otherwise, and its changes.
package struct OtherAnswers: Sendable {
  /// More than two are not read.
  private static let limit = 2

  private let exercise: Exercise
  /// For each answer, what it does otherwise, and its changes of the solution.
  package let answers: [(difference: String, diff: UnifiedDiff)]

  /// - Throws: `WorkbookError` if there is no solution to read.
  package init(to exercise: Exercise, in workbook: Workbook) throws {
    self.exercise = exercise
    guard let solution = MarkedSource(of: exercise, in: workbook)?.solution else {
      throw WorkbookError("\(exercise.name) has no solution to compare with.")
    }
    // The one that says what is different is of more use.
    answers = Answer.all(of: exercise, in: workbook).compactMap { answer in
      guard case .passes(let difference) = answer.outcome, !difference.isEmpty else { return nil }
      return (difference, UnifiedDiff(from: solution.lines, to: answer.text.lines))
    }
    .prefix(Self.limit).map { $0 }
  }

  package func lines(_ style: Style, width: Int) -> [String] {
    guard !answers.isEmpty else {
      return ["The workbook keeps no other answer to \(exercise.name)."]
    }
    return answers.flatMap { difference, diff in
      TextLayout.wrapped(difference, width: width).map { style($0, .bold) }
        + [style("--- the solution", .dim), style("+++ another right answer", .dim)]
        + diff.lines(style) + [""]
    }
  }
}
