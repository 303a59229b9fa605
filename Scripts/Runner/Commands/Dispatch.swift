import Foundation

/// From the words on the command line to a command and an exit status.
enum Dispatch {
  static var commands: [any Command.Type] {
    [
      StatusCommand.self,
      NextCommand.self,
      RunCommand.self,
      WatchCommand.self,
      ListCommand.self,
      ReadCommand.self,
      HintCommand.self,
      SolutionCommand.self,
      ResetCommand.self,
      RestoreCommand.self,
      CompletionCommand.self,
      HelpCommand.self,
      GradeCommand.self,
      StartersCommand.self,
      AnswersCommand.self,
      CheckCommand.self,
    ]
  }

  /// Runs the command that `words` name.
  ///
  /// - Parameters:
  ///   - words: The arguments without the program's name.
  ///   - executable: The program's own path, from which the workbook is found.
  /// - Returns: The process's exit status.
  static func run(_ words: [String], executable: String) -> Int32 {
    var arguments = Arguments(words)
    do {
      let rootOption = try arguments.value("--root")
      let command = try command(from: &arguments)
      let context = Context(rootOption: rootOption, executable: executable)
      return try command.run(in: context).rawValue
    } catch let error as WorkbookError {
      Terminal.standardError.write(error.message + "\n")
    } catch {
      Terminal.standardError.write("\(error)\n")
    }
    return ExitStatus.broken.rawValue
  }

  private static func command(from arguments: inout Arguments) throws -> any Command {
    if arguments.flag("--help", "-h") {
      return HelpCommand(about: arguments.takeOperand())
    }
    let name = arguments.takeCommand(of: commands.map { $0.name }) ?? StatusCommand.name
    guard let type = commands.first(where: { $0.name == name }) else {
      throw unknownCommand(name)
    }
    let command = try type.init(&arguments)
    try arguments.finish(command: name)
    return command
  }

  /// The command that these words name, ready to be run inside another one.
  static func command(_ words: [String]) throws -> any Command {
    var arguments = Arguments(words)
    return try command(from: &arguments)
  }

  static func unknownCommand(_ name: String) -> WorkbookError {
    // Who types an exercise alone wants to see how it is.
    if ExerciseNumber(name) != nil || name.hasSuffix(".swift") {
      return WorkbookError(
        "\"\(name)\" is no command. Did you mean `Scripts/workbook run \(name)`?"
      )
    }
    let near = NearMatches.of(name, in: commands.map { $0.name })
    let hint = near.isEmpty ? "" : " Did you mean \(near.joined(separator: " or "))?"
    return WorkbookError(
      "There is no command \"\(name)\".\(hint) `Scripts/workbook help` lists them all."
    )
  }
}
