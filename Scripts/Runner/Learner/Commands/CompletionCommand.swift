import WorkbookKit

/// `workbook completion bash`: what a shell needs to complete the words of `Scripts/workbook`.
struct CompletionCommand: Command {
  static let name = "completion"
  static let summary = "lets bash, zsh or fish complete commands, options and exercises"
  static let help = """
    workbook completion bash   prints a script for bash; zsh and fish have theirs

    --words WORDS   is what such a script asks for: what may follow these words

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

  private enum Asked {
    case script(Shell)
    /// The words behind `workbook`, up to the cursor.
    case words([String])
  }

  private let asked: Asked

  init(_ arguments: inout Arguments) throws {
    if let typed = try arguments.value("--words") {
      asked = .words(typed.split(separator: " ", omittingEmptySubsequences: false).map(String.init))
      return
    }
    let known = Shell.allCases.map { $0.rawValue }
    guard let word = arguments.takeOperand() else {
      throw WorkbookError("`completion` needs the name of a shell: bash, zsh or fish.")
    }
    guard let shell = Shell(rawValue: word.lowercased()) else {
      let near = NearMatches.of(word, in: known)
      let hint = near.isEmpty ? "" : " Did you mean \(near.joined(separator: " or "))?"
      throw WorkbookError("`completion` knows bash, zsh and fish, but not \"\(word)\".\(hint)")
    }
    asked = .script(shell)
  }

  func run(in context: Context) throws -> ExitStatus {
    switch asked {
    case .script(let shell):
      context.output.write(shell.script)
    case .words(let typed):
      let items = CompletionItems(
        commands: context.commands.entries,
        workbook: try context.workbook()
      )
      context.output.write(lines: items.words(after: typed).map { "\($0.text)\t\($0.meaning)" })
    }
    return .passed
  }
}
