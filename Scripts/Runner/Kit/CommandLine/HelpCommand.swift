/// `workbook help`: all commands, or one of them with its options and an example.
package struct HelpCommand: Command {
  package static let name = "help"
  package static let summary = "this list; `help COMMAND` says more about one"
  package static let help = """
    workbook help             lists the commands
    workbook help COMMAND     says what a command does, with its options

    Example: Scripts/workbook help run
    """
  package static var operand: Operand { .command }

  let topic: String?

  package init(about topic: String?) {
    self.topic = topic
  }

  package init(_ arguments: inout Arguments) {
    topic = arguments.takeOperand()
  }

  package func run(in context: Context) throws -> ExitStatus {
    guard let topic else {
      context.output.write(
        Self.overview(context.commands.entries, width: min(context.output.width, 100))
      )
      return .passed
    }
    let text = HelpText(try context.commands.type(named: topic).help)
    context.output.write(lines: text.lines(width: min(context.output.width, 100)))
    return .passed
  }

  /// - Parameters:
  ///   - entries: The commands in their order.
  ///   - width: In columns; summaries continue below where they need more.
  package static func overview(_ entries: [CommandEntry], width: Int) -> String {
    let names = entries.map { $0.name.count }.max() ?? 0
    let rows = entries.flatMap { command in
      TextLayout.wrapped(command.summary, width: max(20, width - names - 4)).enumerated()
        .map { "  " + ($0 == 0 ? command.name : "").padded(to: names) + "  " + $1 }
    }
    let notes = [
      "An exercise is named by its number (3.7), by a part of its title, or by its file."
        + " `help COMMAND` says more about a command.",
      "`--root PATH` works on a workbook elsewhere; NO_COLOR switches colour off, and"
        + " FORCE_HYPERLINK=0 the links to files. `--version` prints the edition.",
    ]
    let lines =
      TextLayout.wrapped("Usage: Scripts/workbook [COMMAND] [OPTIONS]", width: width) + [""] + rows
      + [""]
      + notes.flatMap { TextLayout.wrapped($0, width: width) }
    return lines.map { $0 + "\n" }.joined()
  }
}
