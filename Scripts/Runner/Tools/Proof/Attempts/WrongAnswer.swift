import WorkbookKit

/// A plausible wrong solution of an exercise, kept to prove that the suite rejects it.
struct WrongAnswer: Sendable {
  static let root = "Tests/WrongAnswers"
  /// The guide to adding an exercise, for authors.
  static let guide = "Tests/WrongAnswers/README.md"
  /// Fewer would not show much.
  static func fewest(for exercise: Exercise) -> Int {
    switch exercise.section.kind {
    case .warmUp: 1
    // Its starter is one, and there is one line to get wrong.
    case .repair: 2
    default: 4
    }
  }

  /// A proof has a limit: another one takes the place of one that shows less.
  static let limit = 10
  private static let catcher = "caught by"

  let exercise: ExerciseID
  /// The file with all wrong answers of the exercise, relative to the root.
  let file: String
  /// The line of the file with the answer's name, counted from 1.
  let line: Int
  /// The name of the mistake.
  let name: String
  /// The names of the tests that must reject it; at least one.
  let caughtBy: [String]
  /// The whole exercise with this answer.
  let text: String
  /// The line of the answers' file, by the line of `text`; the solution gave the others.
  private let ownLines: [Int: Int]

  /// Puts what an answer says into the solution.
  ///
  /// - Throws: A sentence with file and line for a header or a hunk that is not valid.
  init(
    _ section: AnswersFile.Section,
    of exercise: Exercise,
    solution: MarkedSource
  ) throws {
    let answer = try AnswerDiff(parsing: section, header: [Self.catcher])
    let result = try answer.applied(to: solution.solution.lines)
    self.exercise = exercise.id
    file = section.file
    line = section.line
    name = section.name
    caughtBy = answer.texts(Self.catcher)
    text = result.lines.joined(separator: "\n")
    ownLines = result.ownLines
    if text == solution.solution {
      throw section.error(0, "This answer is equal to the solution.")
    }
  }

  /// The line of the answers' file that became a line of `text`; nil if the solution gave it.
  func ownLine(_ line: Int) -> Int? { ownLines[line] }

  /// The file of an exercise's wrong answers, relative to the root.
  static func file(of exercise: Exercise) -> String {
    "\(root)/\(exercise.chapterFolder)/\(fileName(of: exercise))"
  }

  static func fileName(of exercise: Exercise) -> String {
    exercise.baseName + ".diff"
  }

  /// The wrong answers of an exercise, each of them or what is wrong with it; none without a file.
  ///
  /// - Parameter file: Where they stand, if not in the file of the exercise's own suite.
  /// - Throws: A sentence with file and line, if the file cannot be divided into answers.
  static func read(
    of exercise: Exercise,
    in file: String? = nil,
    solution: MarkedSource,
    root: String
  ) throws -> [Result<WrongAnswer, any Error>] {
    try AnswersFile.answers(in: file ?? self.file(of: exercise), root: root) { section in
      try WrongAnswer(section, of: exercise, solution: solution)
    }
  }

  /// The wrong answers of an exercise that are valid; the check of the structure reports the
  /// others.
  static func all(of exercise: Exercise, in workbook: Workbook) -> [WrongAnswer] {
    guard let solution = MarkedSource(of: exercise, in: workbook) else { return [] }
    let answers = try? read(of: exercise, solution: solution, root: workbook.root)
    return (answers ?? []).compactMap { try? $0.get() }
  }
}
