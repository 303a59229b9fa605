/// `workbook help`: all commands, or one of them with its options and an example.
struct HelpCommand: Command {
  static let name = "help"
  static let summary = "this list; `help COMMAND` says more about one"
  static let help = """
    workbook help             lists the commands
    workbook help COMMAND     says what a command does, with its options

    Example: Scripts/workbook help run
    """

  let topic: String?

  init(about topic: String?) {
    self.topic = topic
  }

  init(_ arguments: inout Arguments) {
    topic = arguments.takeOperand()
  }

  func run(in context: Context) throws -> ExitStatus {
    guard let topic else {
      context.output.write(Self.overview)
      return .passed
    }
    guard let command = Dispatch.commands.first(where: { $0.name == topic }) else {
      throw Dispatch.unknownCommand(topic)
    }
    context.output.write(command.help + "\n")
    return .passed
  }

  static var overview: String {
    let width = Dispatch.commands.map { $0.name.count }.max() ?? 0
    let rows = Dispatch.commands.map { command in
      "  \(command.name.padded(to: width))  \(command.summary)\n"
    }
    return "Usage: Scripts/workbook [COMMAND] [OPTIONS]\n\n" + rows.joined() + """

      An exercise is named by its number (3.6) or by a part of its title.
      --root PATH works on a workbook elsewhere; NO_COLOR switches colour off.

      """
  }
}
