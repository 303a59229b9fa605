import WorkbookKit

/// `workbook completion bash`: what a shell needs to complete the words of `Scripts/workbook`.
struct CompletionCommand: Command {
  static let name = "completion"
  static let summary = "lets bash, zsh or fish complete commands, options and exercises"
  static let help = """
    workbook completion bash   prints a script for bash; zsh and fish have theirs

    Keep what it prints in a file that your shell reads when it starts:
      bash   Scripts/workbook completion bash > ~/.workbook.bash
      then   echo 'source ~/.workbook.bash' >> ~/.bashrc
      zsh    Scripts/workbook completion zsh > ~/.workbook.zsh
      then   echo 'source ~/.workbook.zsh' >> ~/.zshrc
      fish   cd ~/.config/fish/completions
      then   ~/workbook/Scripts/workbook completion fish > workbook.fish

    Example, for this session alone: eval "$(Scripts/workbook completion bash)"
    """
  static var operand: Operand { .shell }

  let shell: Shell

  init(_ arguments: inout Arguments) throws {
    let known = Shell.allCases.map { $0.rawValue }
    guard let word = arguments.takeOperand() else {
      throw WorkbookError("`completion` needs the name of a shell: bash, zsh or fish.")
    }
    guard let shell = Shell(rawValue: word.lowercased()) else {
      let near = NearMatches.of(word, in: known)
      let hint = near.isEmpty ? "" : " Did you mean \(near.joined(separator: " or "))?"
      throw WorkbookError("`completion` knows bash, zsh and fish, but not \"\(word)\".\(hint)")
    }
    self.shell = shell
  }

  func run(in context: Context) throws -> ExitStatus {
    let words = CompletionItems(
      commands: context.commands.entries,
      workbook: try context.workbook()
    )
    context.output.write(shell.script(words))
    return .passed
  }
}
