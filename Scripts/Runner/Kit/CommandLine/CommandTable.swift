import Foundation

/// The commands of a program, and the way from its arguments to one of them.
package struct CommandTable: Sendable {
  /// The edition; `.github/CHANGELOG.md` says what is new in it.
  package static let version = "6.0"

  /// Those that the program holds.
  package let commands: [any Command.Type]
  /// The words of today for names that commands had an edition ago.
  package let formerNames: [String: [String]]
  /// Those that another program holds; they are listed, but cannot be run here.
  package let others: [CommandEntry]
  /// The command that runs when no other is named, and its options.
  package let standard: [String]

  package init(
    commands: [any Command.Type],
    others: [CommandEntry] = [],
    formerNames: [String: [String]] = [:],
    standard: [String]
  ) {
    self.commands = commands
    self.formerNames = formerNames
    self.others = others
    self.standard = standard
  }

  /// All commands, as lists show them.
  package var entries: [CommandEntry] { commands.map(CommandEntry.init) + others }

  /// Runs the command that the program was started with, and ends the process.
  package func main() -> Never {
    Interruption.handleSignals()
    // A crash is reported; a memory image of it is not needed.
    ProcessLimit.memoryImage.lower(to: 0)
    Platform.raiseDescriptorLimit()
    let words = CommandLine.arguments
    if words.isEmpty {
      let sentence =
        "Swift programs get no arguments without /proc: mount it, as \"mount -t proc proc"
        + " /proc\" does, and try again."
      Terminal.standardError.write(sentence + "\n")
      exit(ExitStatus.broken.rawValue)
    }
    let status = run(Array(words.dropFirst()), executable: words[0])
    // Threads that are done may still hold theirs.
    ScratchFolder.removeAll()
    exit(status)
  }

  /// Runs the command that the arguments name.
  ///
  /// - Parameters:
  ///   - arguments: Those after the program's name.
  ///   - executable: The program's own path, from which the workbook is found.
  /// - Returns: The process's exit status.
  package func run(_ arguments: [String], executable: String) -> Int32 {
    var arguments = Arguments(arguments)
    if arguments.flag("--version") {
      Terminal.standardOutput.write("Workbook \(Self.version)\n")
      return ExitStatus.passed.rawValue
    }
    do {
      let rootOption = try arguments.value("--root")
      let command = try command(from: &arguments)
      let context = Context(commands: self, rootOption: rootOption, executable: executable)
      if context.source == .solutions {
        context.errors.write(
          "WORKBOOK names the solutions, which are meant here, and not your files.\n"
        )
      }
      return try command.run(in: context).rawValue
    } catch {
      Terminal.standardError.write("\(error)\n")
    }
    return ExitStatus.broken.rawValue
  }

  private func command(from arguments: inout Arguments) throws -> any Command {
    if arguments.flag("--help", "-h") {
      return HelpCommand(about: arguments.takeOperand())
    }
    let names = entries.map { $0.name } + formerNames.keys
    let named = arguments.takeCommand(of: names)
    var name = named ?? standard[0]
    if named == nil { arguments.add(Array(standard.dropFirst())) }
    if let today = formerNames[name] {
      let words = today.joined(separator: " ")
      Terminal.standardError.write("`\(name)` is called `\(words)` now.\n")
      name = today[0]
      arguments.add(Array(today.dropFirst()))
    }
    let command = try type(named: name).init(&arguments)
    try arguments.finish(command: name)
    return command
  }

  /// The command that these arguments name, ready to be run inside another one.
  package func command(_ arguments: [String]) throws -> any Command {
    var arguments = Arguments(arguments)
    return try command(from: &arguments)
  }

  /// - Throws: `WorkbookError` if this program has no such command.
  package func type(named name: String) throws -> any Command.Type {
    if let type = commands.first(where: { $0.name == name }) { return type }
    if others.contains(where: { $0.name == name }) {
      throw WorkbookError(
        "`\(name)` belongs to another program: `Scripts/workbook \(name)` builds and starts it."
      )
    }
    // A person who types an exercise alone wants to see its state.
    if ExerciseNumber(name) != nil || name.hasSuffix(".swift") {
      throw WorkbookError(
        "\"\(name)\" is no command. Did you mean `Scripts/workbook run \(name)`?"
      )
    }
    if ["update", "upgrade", "pull"].contains(name) {
      let page = "`Scripts/workbook read 'A newer workbook, and your work'`"
      throw WorkbookError("git brings a newer workbook: \(page) says how your work is kept.")
    }
    let near = NearMatches.of(name, in: entries.map { $0.name })
    let hint = near.isEmpty ? "" : " Did you mean \(near.joined(separator: " or "))?"
    throw WorkbookError(
      "There is no command \"\(name)\".\(hint) `Scripts/workbook help` lists them all."
    )
  }
}

/// A command as the list of commands and the completion of a shell show it.
package struct CommandEntry: Equatable, Sendable {
  package let name: String
  /// One line for the list of commands.
  package let summary: String
  /// The kind of operand that may follow the name.
  package let operand: Operand
  package let group: CommandGroup
  package let options: [Arguments.Option]

  package init(
    name: String,
    summary: String,
    operand: Operand,
    group: CommandGroup,
    options: [Arguments.Option]
  ) {
    self.name = name
    self.summary = summary
    self.operand = operand
    self.group = group
    self.options = options
  }
}

extension CommandEntry {
  /// A command says which options it has when it reads its arguments, so it is given none to read.
  package init(_ type: any Command.Type) {
    var arguments = Arguments([])
    _ = try? type.init(&arguments)
    self.init(
      name: type.name,
      summary: type.summary,
      operand: type.operand,
      group: type.group,
      options: arguments.known
    )
  }
}
