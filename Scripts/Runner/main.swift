import Foundation

Confinement.enterIfAsked(CommandLine.arguments)
Interruption.endProcessesWithRunner()
Interruption.leaveNoMemoryImages()
exit(Dispatch.run(Array(CommandLine.arguments.dropFirst()), executable: CommandLine.arguments[0]))
