/// `workbook help`: all commands, or one of them with its options and an example.
struct HelpCommand: Command {
  static let name = "help"
  static let summary = "this list; `help COMMAND` says more about one"
  static let help = """
    workbook help             lists the commands
    workbook help COMMAND     says what a command does, with its options

    Example: Scripts/workbook help run
    """
  static var operand: Operand { .command }

  let topic: String?

  init(about topic: String?) {
    self.topic = topic
  }

  init(_ arguments: inout Arguments) {
    topic = arguments.takeOperand()
  }

  func run(in context: Context) throws -> ExitStatus {
    guard let topic else {
      context.output.write(Self.overview(width: min(context.output.width, 100)))
      return .passed
    }
    guard let command = Dispatch.commands.first(where: { $0.name == topic }) else {
      throw Dispatch.unknownCommand(topic)
    }
    context.output.write(command.help + "\n")
    return .passed
  }

  /// - Parameter width: In columns; summaries go on below themselves where they need more.
  static func overview(width: Int) -> String {
    let names = Dispatch.commands.map { $0.name.count }.max() ?? 0
    let rows = Dispatch.commands.flatMap { command in
      TextLayout.wrapped(command.summary, width: max(20, width - names - 4)).enumerated()
        .map { "  " + ($0 == 0 ? command.name : "").padded(to: names) + "  " + $1 }
    }
    let notes = [
      "An exercise is named by its number (3.6), by a part of its title, or by its file."
        + " `help COMMAND` says more about a command.",
      "`--root PATH` works on a workbook elsewhere; NO_COLOR switches colour off.",
    ]
    let lines =
      TextLayout.wrapped("Usage: Scripts/workbook [COMMAND] [OPTIONS]", width: width) + [""] + rows
      + [""]
      + notes.flatMap { TextLayout.wrapped($0, width: width) }
    return lines.map { $0 + "\n" }.joined()
  }
}
