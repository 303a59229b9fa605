import WorkbookKit

/// `workbook answers`: for authors, the answers of exercises that are kept, as whole files.
struct AnswersCommand: Command {
  static let name = "answers"
  static let group = CommandGroup.authors
  static let summary = "lists the kept answers, or writes them as whole files"
  static let help = """
    workbook answers 3.7            lists the answers of an exercise, and what must come of each
    workbook answers --expand 3.7   writes each as a whole file, for an editor's help

    An answer holds only what differs from the solution. The whole files are written to
    .build/workbook/answers/3.7, beside the solution without its markers; they are for reading,
    and nothing reads them again.
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
      if answers.isEmpty { context.output.write("\(exercise.name) has no answers.\n") }
      let lines = isExpanding ? try expand(answers, of: exercise, in: workbook) : list(answers)
      context.output.write(lines: lines)
    }
    return .passed
  }

  /// - Throws: The first answer that is not valid.
  private static func answers(
    of exercise: Exercise,
    in workbook: Workbook
  ) throws -> [Answer] {
    let solution = try MarkedSource(ofAll: exercise.solutionFiles, root: workbook.root)
    return try Answer.read(of: exercise, solution: solution, root: workbook.root).map {
      try $0.get()
    }
  }

  private func list(_ answers: [Answer]) -> [String] {
    answers.map { answer in
      "\(answer.file):\(answer.line): \(answer.name): \(description(of: answer.outcome))"
    }
  }

  private func description(of outcome: Answer.Outcome) -> String {
    let quoted = { (words: [String]) in words.map { "\"\($0)\"" }.joined(separator: ", ") }
    return switch outcome {
    case .passes(let difference): difference.isEmpty ? "passes" : "passes: " + difference
    case .caught(let tests): "caught by " + quoted(tests)
    case .explained(let says, _): "says " + quoted(says)
    }
  }

  /// Writes the whole files and the solution in place of earlier ones.
  ///
  /// - Returns: Their paths, relative to the root.
  private func expand(
    _ answers: [Answer],
    of exercise: Exercise,
    in workbook: Workbook
  ) throws -> [String] {
    let folder = "\(workbook.cacheFolder)/answers/\(exercise.id)"
    if Files.exists(folder) { try Files.remove(folder) }
    try Files.makeFolder(folder)
    let solution = try MarkedSource(ofAll: exercise.solutionFiles, root: workbook.root).solution
    let texts =
      [("Solution", solution)]
      + answers.map { answer in
        if case .passes = answer.outcome {
          ("Right-" + answer.name, answer.text)
        } else {
          (answer.name, answer.text)
        }
      }
    return try texts.map { name, text in
      let path = "\(folder)/\(name).swift"
      try Files.write(text, to: path)
      return workbook.relative(path)
    }
  }
}
