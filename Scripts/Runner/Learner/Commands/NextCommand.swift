import WorkbookKit

/// `workbook next`: what `run` does when it is given no exercise.
struct NextCommand: Command {
  static let name = "next"
  static let summary = "the next exercise in full: each check, what it says, what was printed"
  static let help = """
    workbook next     shows the next exercise that has not passed, as `run` does: it goes on
                      after the one that passed last, and comes back at the end to what was
                      left out; `workbook path` chooses which exercises it follows

    \(CheckingOptions.help)
    Example: Scripts/workbook next
    """

  let command: RunCommand

  init(_ arguments: inout Arguments) throws {
    let options = try CheckingOptions(&arguments)
    command = RunCommand(names: [], options: options)
  }

  func run(in context: Context) throws -> ExitStatus {
    try command.run(in: context)
  }
}
