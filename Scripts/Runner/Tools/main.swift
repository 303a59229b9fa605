import WorkbookKit

Confinement.enterIfAsked(CommandLine.arguments)
SummaryHelper.runIfAsked(CommandLine.arguments)
ToolsCommands.table.main()
