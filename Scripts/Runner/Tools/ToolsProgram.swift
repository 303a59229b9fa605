import WorkbookKit

/// The program for instructors and authors, `workbook-tools`.
@main enum ToolsProgram {
  static func main() {
    Confinement.enterIfAsked(CommandLine.arguments)
    ToolsCommands.table.main()
  }
}
