import Foundation

exit(Dispatch.run(Array(CommandLine.arguments.dropFirst()), executable: CommandLine.arguments[0]))
