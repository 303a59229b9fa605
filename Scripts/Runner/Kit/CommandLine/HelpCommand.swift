/// `workbook help`: all commands, or one of them with its options and an example.
package struct HelpCommand: Command {
  package static let name = "help"
  package static let summary = "this list; `help COMMAND` says more about one"
  package static let help = """
    workbook help             lists the commands
    workbook help COMMAND     says what a command does, with its options
    workbook help authors     lists the commands for authors and instructors

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
    let entries = context.commands.entries
    let width = min(context.output.width, 100)
    if topic == nil || topic == Self.authors {
      let groups = topic == nil ? CommandGroup.ofLearners : [.authors]
      context.output.write(Self.overview(entries, groups, width: width))
      return .passed
    }
    let name = topic.map { context.commands.formerNames[$0]?.first ?? $0 } ?? ""
    let text = HelpText(try context.commands.type(named: name).help)
    context.output.write(lines: text.lines(width: min(context.output.width, 100)))
    return .passed
  }

  private static let authors = "authors"

  /// - Parameters:
  ///   - entries: The commands in their order.
  ///   - groups: Those that are listed, in their order.
  ///   - width: In columns; summaries continue below where they need more.
  package static func overview(
    _ entries: [CommandEntry],
    _ groups: [CommandGroup],
    width: Int
  ) -> String {
    let listed = entries.filter { groups.contains($0.group) }
    let names = listed.map { $0.name.count }.max() ?? 0
    let parts = groups.flatMap { group -> [String] in
      let rows = listed.filter { $0.group == group }.flatMap { command in
        TextLayout.wrapped(command.summary, width: max(20, width - names - 4)).enumerated()
          .map { "  " + ($0 == 0 ? command.name : "").padded(to: names) + "  " + $1 }
      }
      return rows.isEmpty ? [] : ["", group.rawValue] + rows
    }
    let notes = [
      "An exercise is named by its number (3.7), by a part of its title, or by its file."
        + " `help COMMAND` says more about a command, `help completion` how a shell completes them;"
        + " `help authors` lists the commands for authors and instructors.",
      "`--root PATH` works on a workbook elsewhere; NO_COLOR switches colour off, and"
        + " FORCE_HYPERLINK=0 the links to files. `--version` prints the edition.",
    ]
    let lines =
      TextLayout.wrapped("Usage: Scripts/workbook [COMMAND] [OPTIONS]", width: width) + parts + [""]
      + notes.flatMap { TextLayout.wrapped($0, width: width) }
    return lines.map { $0 + "\n" }.joined()
  }
}
