import Foundation
import WorkbookKit

Interruption.handleSignals()
Interruption.leaveNoMemoryImages()
Platform.raiseDescriptorLimit()
let status = LearnerCommands.table.run(
  Array(CommandLine.arguments.dropFirst()),
  executable: CommandLine.arguments[0]
)
// Threads that are done may still hold theirs.
ScratchFolder.removeAll()
exit(status)
