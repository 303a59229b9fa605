import WorkbookKit

/// The commands of the learner's program.
enum LearnerCommands {
  static let table = CommandTable(
    commands: [
      StatusCommand.self,
      NextCommand.self,
      RunCommand.self,
      WatchCommand.self,
      ListCommand.self,
      ReadCommand.self,
      HintCommand.self,
      SolutionCommand.self,
      ReviewCommand.self,
      ResetCommand.self,
      RestoreCommand.self,
      CompletionCommand.self,
      HelpCommand.self,
    ],
    others: tools,
    standard: StatusCommand.name
  )

  /// The commands of the program `workbook-tools`, which learners do not build.
  static let tools: [CommandEntry] = [
    CommandEntry(
      name: "grade",
      summary: "for instructors: grade submissions",
      operand: .none,
      options: [
        value("--format"), value("--output"), value("--late"), value("--weights"),
        value("--merge"), flag("--partial"), flag("--strict"), flag("--require-sandbox"),
        flag("--resume"), flag("--each"), value("--hidden"), value("--workspace"),
        value("--jobs"), value("--timeout"),
      ]
    ),
    CommandEntry(
      name: "starters",
      summary: "for authors: write the starters from the marked solutions",
      operand: .none,
      options: [flag("--check"), flag("--force")]
    ),
    CommandEntry(
      name: "answers",
      summary: "for authors: list the wrong answers, or write them as whole files",
      operand: .exerciseOrChapter,
      options: [flag("--expand")]
    ),
    CommandEntry(
      name: "check",
      summary: "for authors: prove that the exercises are right",
      operand: .exerciseOrChapter,
      options: [
        flag("--structure"), flag("--mutants"), flag("--fresh"),
        Arguments.Option(name: "--format", takesValue: true, values: ["text", "json"]),
        value("--timeout"),
      ]
    ),
  ]

  private static func flag(_ name: String) -> Arguments.Option {
    Arguments.Option(name: name)
  }

  private static func value(_ name: String) -> Arguments.Option {
    Arguments.Option(name: name, takesValue: true)
  }
}
