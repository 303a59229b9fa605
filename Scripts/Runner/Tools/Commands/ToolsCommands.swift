import WorkbookKit

/// The commands of the program for instructors and authors.
enum ToolsCommands {
  static let table = CommandTable(
    commands: [
      GradeCommand.self, StartersCommand.self, AnswersCommand.self, CheckCommand.self,
      BookCommand.self, PicturesCommand.self, HelpCommand.self,
    ],
    standard: [HelpCommand.name]
  )
}
