import Foundation
import WorkbookKit

Confinement.enterIfAsked(CommandLine.arguments)
SummaryHelper.runIfAsked(CommandLine.arguments)
Interruption.handleSignals()
// A crash is reported; a memory image of it is not needed.
ProcessLimit.memoryImage.lower(to: 0)
Platform.raiseDescriptorLimit()
let status = ToolsCommands.table.run(
  Array(CommandLine.arguments.dropFirst()),
  executable: CommandLine.arguments[0]
)
// Threads that are done may still hold theirs.
ScratchFolder.removeAll()
exit(status)
