/// A right solution of an exercise in a style of its own: whoever has passed can read it, and it proves
/// that the suite and the grader accept it.
package struct RightAnswer: Sendable {
  /// The folder with a file for each exercise that has some.
  package static let root = "Tests/RightAnswers"
  /// The comment before a sentence on what the answer does otherwise than the solution.
  private static let mark = "// differs: "

  /// The file with all of an exercise's, relative to the root.
  package let file: String
  /// The line of the file with the answer's name, counted from 1.
  package let line: Int
  /// Its style, in a name.
  package let name: String
  /// A sentence on how it differs from the solution; empty if the file does not say it.
  package let difference: String
  /// The whole exercise with this answer.
  package let text: String

  private init(_ section: AnswersFile.Section) {
    file = section.file
    line = section.line
    name = section.name
    let words = section.lines.prefix { $0.hasPrefix(Self.mark) }
    difference = words.map { String($0.dropFirst(Self.mark.count)) }.joined(separator: " ")
    text = section.lines.dropFirst(words.count).joined(separator: "\n") + "\n"
  }

  package static func fileName(of exercise: Exercise) -> String { exercise.baseName + ".txt" }

  /// The right answers of an exercise that are kept; none without a file.
  package static func all(of exercise: Exercise, in workbook: Workbook) -> [RightAnswer] {
    let file = "\(root)/\(fileName(of: exercise))"
    let text = Files.text(workbook.absolute(file)) ?? ""
    return ((try? AnswersFile(parsing: text, file: file))?.sections ?? []).map(RightAnswer.init)
  }
}
