import WorkbookKit

/// A right solution of an exercise in a style of its own, kept to prove that the suite and the grader
/// accept it.
struct RightAnswer: Sendable {
  /// The folder with a file for each exercise that has some.
  static let root = "Tests/RightAnswers"

  /// The file with all of an exercise's, relative to the root.
  let file: String
  /// The line of the file with the answer's name, counted from 1.
  let line: Int
  /// Its style, in a name.
  let name: String
  /// The whole exercise with this answer.
  let text: String

  private init(_ section: AnswersFile.Section) {
    file = section.file
    line = section.line
    name = section.name
    text = section.lines.joined(separator: "\n") + "\n"
  }

  static func fileName(of exercise: Exercise) -> String { exercise.baseName + ".txt" }

  /// The right answers of an exercise that are kept; none without a file.
  static func all(of exercise: Exercise, in workbook: Workbook) -> [RightAnswer] {
    let file = "\(root)/\(fileName(of: exercise))"
    let text = Files.text(workbook.absolute(file)) ?? ""
    return ((try? AnswersFile(parsing: text, file: file))?.sections ?? []).map(RightAnswer.init)
  }
}
