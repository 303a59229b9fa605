import WorkbookKit

extension Context {
  /// The output of a command, or the reason why it failed.
  func output(of arguments: [String]) -> String {
    let collected = Locked("")
    var collecting = self
    collecting.output = Terminal(
      collecting: collected,
      width: min(output.measured().width, 100),
      hasColour: output.hasColour
    )
    collecting.errors = Terminal(collecting: Locked(""), width: 80, hasColour: false)
    do {
      _ = try commands.command(arguments).run(in: collecting)
    } catch {
      return "\(error)"
    }
    return collected.withLock { $0 }
  }
}
