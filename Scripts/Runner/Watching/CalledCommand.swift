/// A command of the runner that a key calls, with what it says collected for the screen.
struct CalledCommand: Sendable {
  /// As a person would type it, such as `["hint", "3.6"]`.
  let words: [String]

  /// Runs the command to its end.
  ///
  /// - Parameters:
  ///   - context: That of the watcher.
  ///   - width: In columns.
  /// - Returns: What it says, or why it cannot.
  func text(in context: Context, width: Int) -> String {
    let output = Locked("")
    let collecting = Context(
      rootOption: context.rootOption,
      executable: context.executable,
      environment: context.environment,
      output: Terminal(collecting: output, width: width, hasColour: context.output.hasColour),
      errors: Terminal(collecting: Locked(""), width: width, hasColour: false)
    )
    do {
      _ = try Dispatch.command(words).run(in: collecting)
    } catch let error as WorkbookError {
      return error.message
    } catch {
      return "\(error)"
    }
    return output.withLock { $0 }
  }
}
