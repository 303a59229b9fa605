import Foundation
import WorkbookKit

/// A plausible wrong solution of an exercise, kept to prove that the suite rejects it.
struct WrongAnswer: Sendable {
  static let root = "Tests/WrongAnswers"
  /// How to add an exercise, for authors.
  static let guide = "Tests/WrongAnswers/README.md"
  /// Fewer would not show much.
  static func fewest(for exercise: Exercise) -> Int {
    exercise.section.kind == .warmUp ? 1 : 4
  }

  let exercise: ExerciseNumber
  /// Relative to the root.
  let file: String
  /// The names of the tests that must reject it; at least one, unless it must be explained.
  let caughtBy: [String]
  /// What its author must read, if no test can run.
  let explainedBy: AnswerFile.Explained?
  /// The whole exercise with this answer.
  let text: String
  /// The line of the answer's own file, by the line of `text`; the solution gave the others.
  private let ownLines: [Int: Int]

  /// Reads an answer and puts what it says into the solution.
  ///
  /// - Parameters:
  ///   - file: Relative to the root.
  ///   - solution: The exercise's solution.
  /// - Throws: A sentence with file and line for a header or a hunk that is not valid.
  init(reading file: String, of exercise: Exercise, solution: MarkedSource, root: String) throws {
    guard let text = Files.text(root + "/" + file) else {
      throw WorkbookError("\(file):1: This file cannot be read.")
    }
    let answer = try AnswerFile(parsing: text, file: file)
    let result = try answer.applied(to: solution.solution.lines)
    self.exercise = exercise.number
    self.file = file
    caughtBy = answer.caughtBy
    explainedBy = answer.explainedBy
    self.text = result.lines.joined(separator: "\n")
    ownLines = result.ownLines
    if self.text == solution.solution {
      throw WorkbookError("\(file):1: This answer is equal to the solution.")
    }
  }

  /// The line of the answer's own file that became a line of `text`; nil if the solution gave it.
  func ownLine(_ line: Int) -> Int? { ownLines[line] }

  /// The line of `text` that is marked as the mistake, counted from 1.
  var markedLine: Int? {
    text.lines.firstIndex { $0.hasSuffix(AnswerFile.mark) }.map { $0 + 1 }
  }

  static func folder(of exercise: Exercise) -> String {
    let chapter = exercise.solutionFile.parentFolder.fileName
    return "\(root)/\(chapter)/\(ExerciseFiles.baseName(exercise.solutionFile))"
  }

  /// The files of an exercise's wrong answers, relative to the root and sorted.
  static func files(of exercise: Exercise, root: String) -> [String] {
    let folder = folder(of: exercise)
    return Files.names(in: "\(root)/\(folder)").filter(isAnswer).map { "\(folder)/\($0)" }
  }

  static func isAnswer(_ name: String) -> Bool { name.hasSuffix(".diff") }

  /// The name without its extension, which says what the mistake is.
  var name: String { String(file.fileName.dropLast(".diff".count)) }

  /// The wrong answers of an exercise that are valid; the check of the structure reports the
  /// others.
  static func all(of exercise: Exercise, in workbook: Workbook) -> [WrongAnswer] {
    guard let solution = MarkedSource(of: exercise, in: workbook) else { return [] }
    return files(of: exercise, root: workbook.root).compactMap { file in
      try? WrongAnswer(reading: file, of: exercise, solution: solution, root: workbook.root)
    }
  }
}
