import WorkbookKit

/// A mistake that somebody made in an exercise, and the words that must answer it.
///
/// Its file has for each a name, lines such as `// says: a label` and `// never: a reducer`, and a
/// diff against the solution, in which `// <- here` marks the line that must be named.
struct RecordedMistake: Sendable {
  static let root = "Tests/Mistakes"
  private static let mark = "// <- here"

  /// The file with all of an exercise's, relative to the root.
  let file: String
  /// The line of the file with the mistake's name, counted from 1.
  let line: Int
  let name: String
  /// The words that must be read first, in any order.
  let says: [String]
  /// The words that must not be read.
  let never: [String]
  /// The whole exercise with this mistake.
  let text: String
  /// The line of `text` that must be named; nil if no line is the cause.
  let markedLine: Int?

  /// - Throws: A sentence with file and line for a header or a hunk that is not valid.
  private init(_ section: AnswersFile.Section, solution: MarkedSource) throws {
    let diff = try AnswerDiff(parsing: section, header: ["says", "never"])
    file = section.file
    line = section.line
    name = section.name
    says = diff.texts("says")
    never = diff.texts("never")
    let lines = try diff.applied(to: solution.solution.lines).lines
    markedLine = lines.firstIndex { $0.hasSuffix(Self.mark) }.map { $0 + 1 }
    // The mark is no part of what somebody wrote.
    text = lines.map { line in
      line.hasSuffix(Self.mark)
        ? String(line.dropLast(Self.mark.count).reversed().drop { $0 == " " }.reversed()) : line
    }
    .joined(separator: "\n")
  }

  /// The file of an exercise's mistakes, relative to the root.
  static func file(of exercise: Exercise) -> String {
    "\(root)/\(exercise.chapterFolder)/\(exercise.baseName).diff"
  }

  /// The mistakes of an exercise, each of them or what is wrong with it; none without a file.
  ///
  /// - Throws: A sentence with file and line, if the file cannot be divided into mistakes.
  static func read(
    of exercise: Exercise,
    solution: MarkedSource,
    root: String
  ) throws -> [Result<RecordedMistake, any Error>] {
    try AnswersFile.answers(in: file(of: exercise), root: root) { section in
      try RecordedMistake(section, solution: solution)
    }
  }

  /// The mistakes of an exercise that are valid; the check of the structure reports the others.
  static func all(of exercise: Exercise, in workbook: Workbook) -> [RecordedMistake] {
    guard let solution = MarkedSource(of: exercise, in: workbook) else { return [] }
    let found = try? read(of: exercise, solution: solution, root: workbook.root)
    return (found ?? []).compactMap { try? $0.get() }
  }
}
