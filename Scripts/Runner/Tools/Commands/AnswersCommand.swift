import WorkbookKit

/// `workbook answers`: for authors, the answers of exercises that are kept, as whole files.
struct AnswersCommand: Command {
  static let name = "answers"
  static let summary = "for authors: list the wrong answers, or write them as whole files"
  static let help = """
    workbook answers 3.7            lists the wrong answers of an exercise, and what rejects each
    workbook answers --expand 3.7   writes each as a whole file, for an editor's help

    A wrong answer holds only what differs from the solution. The whole files are written to
    .build/workbook/answers/3.7, beside the solution without its markers, and the right answers in
    other styles; they are for reading, and nothing reads them again.
    Example: Scripts/workbook answers --expand 3.7
    """
  static var operand: Operand { .exerciseOrChapter }

  let names: [String]
  let isExpanding: Bool

  init(_ arguments: inout Arguments) throws {
    isExpanding = arguments.flag("--expand")
    names = arguments.takeOperands()
    if names.isEmpty {
      throw WorkbookError(
        "`answers` needs to know which exercise: `Scripts/workbook answers 1.1`, for example."
      )
    }
  }

  func run(in context: Context) throws -> ExitStatus {
    let workbook = try Workbook(root: context.root(), source: .solutions)
    for exercise in try ExerciseLookup(workbook: workbook).exercises(names) {
      let answers = try Self.answers(of: exercise, in: workbook)
      if answers.isEmpty { context.output.write("\(exercise.name) has no wrong answers.\n") }
      let lines = isExpanding ? try expand(answers, of: exercise, in: workbook) : list(answers)
      context.output.write(lines: lines)
    }
    return .passed
  }

  /// - Throws: A sentence about the first answer that is not valid.
  private static func answers(
    of exercise: Exercise,
    in workbook: Workbook
  ) throws -> [WrongAnswer] {
    let solution = try MarkedSource(ofAll: exercise.solutionFiles, root: workbook.root)
    return try WrongAnswer.read(of: exercise, solution: solution, root: workbook.root).map {
      try $0.get()
    }
  }

  private func list(_ answers: [WrongAnswer]) -> [String] {
    answers.map { answer in
      let reason = "caught by " + answer.caughtBy.map { "\"\($0)\"" }.joined(separator: ", ")
      return "\(answer.file):\(answer.line): \(answer.name): \(reason)"
    }
  }

  /// Writes the whole files and the solution in place of earlier ones.
  ///
  /// - Returns: Their paths, relative to the root.
  private func expand(
    _ answers: [WrongAnswer],
    of exercise: Exercise,
    in workbook: Workbook
  ) throws -> [String] {
    let folder = "\(workbook.cacheFolder)/answers/\(exercise.id)"
    if Files.exists(folder) { try Files.remove(folder) }
    try Files.makeFolder(folder)
    let solution = try MarkedSource(ofAll: exercise.solutionFiles, root: workbook.root).solution
    let right = RightAnswer.all(of: exercise, in: workbook)
    let texts =
      [("Solution", solution)] + right.map { ("Right-\($0.name)", $0.text) }
      + answers.map { ($0.name, $0.text) }
    return try texts.map { name, text in
      let path = "\(folder)/\(name).swift"
      try Files.write(text, to: path)
      return workbook.relative(path)
    }
  }
}
