import WorkbookKit

/// The commands of the learner's program.
enum LearnerCommands {
  static let table = CommandTable(
    commands: [
      RunCommand.self,
      WatchCommand.self,
      PlayCommand.self,
      HintCommand.self,
      ResetCommand.self,
      ReadCommand.self,
      ExplainCommand.self,
      ListCommand.self,
      PathCommand.self,
      StatusCommand.self,
      TodayCommand.self,
      SolutionCommand.self,
      NewCommand.self,
      TakeCommand.self,
      ExportCommand.self,
      CompletionCommand.self,
      HelpCommand.self,
    ],
    others: tools,
    formerNames: ["next": ["run"], "restore": ["reset", "--undo"], "review": ["today"]],
    standard: [StatusCommand.name, "--stay"]
  )

  /// The commands of the program `workbook-tools`, which learners do not build; an option with `=`
  /// takes a value.
  static let tools = [
    entry(
      "grade",
      "grades submissions; Scripts/README.md is its page",
      options: "--only= --path= --format= --output= --questions --seed= --roster= --remarks="
        + " --partial --hold-flagged --accept= --without-sandbox --each --hidden= --jobs= --limit= --timeout="
        + " --share= --clean"
    ),
    entry(
      "starters",
      "writes the starters from the marked solutions",
      options: "--check --force"
    ),
    entry(
      "answers",
      "lists the kept answers, or writes them as whole files",
      operand: .exerciseOrChapter,
      options: "--expand"
    ),
    entry(
      "check",
      "proves that the exercises are right",
      operand: .exerciseOrChapter,
      options: "--structure --fresh --toolchain --repeat= --timeout="
    ),
    entry("book", "writes the workbook as pages for a browser", options: "--output="),
    entry(
      "pictures",
      "draws the pictures and films of screens that the pages show",
      operand: .exerciseOrChapter,
      options: ""
    ),
  ]

  private static func entry(
    _ name: String,
    _ summary: String,
    operand: Operand = .none,
    options: String
  ) -> CommandEntry {
    let options = options.split(separator: " ").map { option in
      let parts = option.split(separator: "=", omittingEmptySubsequences: false).map(String.init)
      let values = parts.count > 1 ? parts[1].split(separator: ",").map(String.init) : []
      return Arguments.Option(name: parts[0], takesValue: parts.count > 1, values: values)
    }
    return CommandEntry(
      name: name,
      summary: summary,
      operand: operand,
      group: .authors,
      options: options
    )
  }
}
