import WorkbookKit

/// A command of the runner that a key calls, with what it says collected for the screen.
struct CalledCommand: Sendable {
  /// The commands that have a key.
  enum Name: String {
    case read
    case hint
    case solution
  }

  let name: Name
  let exercise: ExerciseNumber

  /// Runs the command to its end.
  ///
  /// - Parameters:
  ///   - context: That of the watcher.
  ///   - width: In columns.
  /// - Returns: What it says, or why it cannot.
  func text(in context: Context, width: Int) -> String {
    let output = Locked("")
    let collecting = Context(
      commands: context.commands,
      rootOption: context.rootOption,
      executable: context.executable,
      environment: context.environment,
      output: Terminal(collecting: output, width: width, hasColour: context.output.hasColour),
      errors: Terminal(collecting: Locked(""), width: width, hasColour: false)
    )
    do {
      _ = try context.commands.command([name.rawValue, exercise.description]).run(in: collecting)
    } catch let error as WorkbookError {
      return error.message
    } catch {
      return "\(error)"
    }
    return output.withLock { $0 }
  }
}
