import Foundation

Confinement.enterIfAsked(CommandLine.arguments)
Interruption.handleSignals()
Interruption.leaveNoMemoryImages()
exit(Dispatch.run(Array(CommandLine.arguments.dropFirst()), executable: CommandLine.arguments[0]))
