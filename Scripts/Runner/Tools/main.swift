import Foundation
import WorkbookKit

Confinement.enterIfAsked(CommandLine.arguments)
Interruption.handleSignals()
Interruption.leaveNoMemoryImages()
Platform.raiseDescriptorLimit()
let status = ToolsCommands.table.run(
  Array(CommandLine.arguments.dropFirst()),
  executable: CommandLine.arguments[0]
)
// Threads that are done may still hold theirs.
ScratchFolder.removeAll()
exit(status)
