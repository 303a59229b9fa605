import WorkbookKit

/// An example of a hidden suite for an exercise, with answers that the exercise's own suite accepts and
/// this one rejects.
struct HiddenExample {
  static let folder = "Scripts/Grading/HiddenChecks"

  /// The exercise as the hidden suite checks it.
  let exercise: Exercise
  private let answers: [Answer]

  /// - Returns: Nil, if there is none for the exercise.
  /// - Throws: The place, if an answer is not valid, or there is none.
  init?(of exercise: Exercise, in workbook: Workbook) throws {
    let suite = Self.files(of: exercise, in: workbook).first { $0.hasSuffix(".swift") }
    guard let suite, let solution = MarkedSource(of: exercise, in: workbook) else { return nil }
    self.exercise = exercise.checked(by: suite)
    let file = suite.replacing(".swift", with: ".diff")
    answers = try Answer.read(of: exercise, in: file, solution: solution, root: workbook.root)
      .map { try $0.get() }
    if answers.isEmpty {
      throw WorkbookError("\(file):1: An answer that only the hidden suite rejects is missing.")
    }
  }

  /// The files of the example, relative to the root.
  static func files(of exercise: Exercise, in workbook: Workbook) -> [String] {
    Files.names(in: workbook.absolute(folder))
      .filter { ExerciseNumber(fileName: $0).map(ExerciseID.numbered) == exercise.id }
      .map { "\(folder)/\($0)" }
  }

  /// For each answer, one attempt with each suite.
  func attempts(at exercise: Exercise) -> [Attempt] {
    answers.flatMap { answer in
      let expected = ExpectedOutcome(answer: answer, exercise: exercise)
      let accepted = Attempt(exercise: exercise, text: answer.text) {
        expected.pass($0, "The exercise's own suite does not accept it", part: .wrongAnswers)
      }
      return [accepted, Attempt.answer(answer, at: self.exercise).attempt]
    }
  }
}
