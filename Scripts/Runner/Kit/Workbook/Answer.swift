/// An attempt at an exercise that is kept with what must come of it: a right solution in a style of its
/// own, a plausible wrong one, or a mistake and the words that answer it.
package struct Answer: Sendable {
  package enum Outcome: Equatable, Sendable {
    /// It passes. A sentence says what it does otherwise than the solution; empty if none does.
    case passes(difference: String)
    /// The tests with these names reject it; at least one.
    case caught(by: [String])
    /// It gets words that must be read first, in any order, and no others that must not be read.
    case explained(says: [String], never: [String])
  }

  package static let root = "Tests/Answers"
  /// The guide to adding an exercise, for authors.
  package static let guide = "Tests/Answers/README.md"
  /// A proof has a limit: another wrong answer takes the place of one that shows less.
  package static let limit = 10
  private static let mark = "// <- here"

  /// The file with all answers of the exercise, relative to the root.
  package let file: String
  /// The line of the file with the answer's name, counted from 1.
  package let line: Int
  /// The name of the style or of the mistake.
  package let name: String
  package let outcome: Outcome
  /// The whole exercise with this answer.
  package let text: String
  /// The line of `text` that must be named, which ends with `// <- here` in the file; nil if no line
  /// is the cause.
  package let markedLine: Int?
  /// The line of the answers' file, by the line of `text`; the solution gave the others.
  private let ownLines: [Int: Int]

  /// Puts what an answer says into the solution.
  ///
  /// - Throws: The first error of the header or of a hunk, with its file and line.
  package init(_ section: AnswersFile.Section, solution: MarkedSource) throws {
    let diff = try AnswerDiff(
      parsing: section,
      header: ["passes", "caught by", "says", "never"]
    )
    let result = try diff.applied(to: solution.solution.lines)
    file = section.file
    line = section.line
    name = section.name
    outcome = try Self.outcome(of: diff, in: section)
    markedLine = result.lines.firstIndex { $0.hasSuffix(Self.mark) }.map { $0 + 1 }
    // The mark is no part of what somebody wrote.
    text = result.lines.map { line in
      line.hasSuffix(Self.mark)
        ? String(line.dropLast(Self.mark.count).reversed().drop { $0 == " " }.reversed()) : line
    }
    .joined(separator: "\n")
    ownLines = result.ownLines
    if text == solution.solution {
      throw section.error(0, "This answer is equal to the solution.")
    }
  }

  private static func outcome(
    of diff: AnswerDiff,
    in section: AnswersFile.Section
  ) throws -> Outcome {
    let words = Set(diff.header.map(\.word))
    if words == ["passes"] {
      return .passes(difference: diff.texts("passes").joined(separator: " "))
    }
    if let index = diff.header.firstIndex(where: { $0.text.isEmpty }) {
      throw section.error(index + 1, "Nothing follows \(diff.header[index].word):")
    }
    if words == ["caught by"] { return .caught(by: diff.texts("caught by")) }
    guard words.isSubset(of: ["says", "never"]) else {
      throw section.error(1, "An answer passes, is caught, or is explained: its header mixes them.")
    }
    return .explained(says: diff.texts("says"), never: diff.texts("never"))
  }

  /// The line of the answers' file that became a line of `text`; nil if the solution gave it.
  package func ownLine(_ line: Int) -> Int? { ownLines[line] }
}

extension Answer {
  /// The file of an exercise's answers, relative to the root.
  package static func file(of exercise: Exercise) -> String {
    "\(root)/\(exercise.chapterFolder)/\(fileName(of: exercise))"
  }

  package static func fileName(of exercise: Exercise) -> String {
    exercise.baseName + ".diff"
  }

  /// The answers of an exercise, each of them or what is wrong with it; none without a file.
  ///
  /// - Parameter file: Where they stand, if not in the file of the exercise's own suite.
  /// - Throws: What keeps the file from being divided into answers, with its file and line.
  package static func read(
    of exercise: Exercise,
    in file: String? = nil,
    solution: MarkedSource,
    root: String
  ) throws -> [Result<Answer, any Error>] {
    let file = file ?? self.file(of: exercise)
    guard let text = Files.text("\(root)/\(file)") else { return [] }
    return try AnswersFile(parsing: text, file: file).sections.map { section in
      Result { try Answer(section, solution: solution) }
    }
  }

  /// The answers of an exercise that are valid; the check of the structure reports the others.
  package static func all(of exercise: Exercise, in workbook: Workbook) -> [Answer] {
    guard let solution = MarkedSource(of: exercise, in: workbook) else { return [] }
    let answers = try? read(of: exercise, solution: solution, root: workbook.root)
    return (answers ?? []).compactMap { try? $0.get() }
  }
}
