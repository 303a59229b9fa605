import WorkbookKit

/// Completion for fish, which shows what each word means.
struct FishCompletion {
  let words: CompletionItems

  var script: String {
    let names = words.commands.map { $0.name }.joined(separator: " ")
    let start = "not __fish_seen_subcommand_from \(names)"
    var lines = [
      "# Completes the words of Scripts/workbook in fish.",
      "complete -c workbook -e",
      "complete -c workbook -f",
      "complete -c workbook -l help -d 'what a command does'",
      "complete -c workbook -l root -r -a '(__fish_complete_directories)' -d 'another workbook'",
    ]
    for command in words.commands {
      lines.append(entry(when: start, word: command.name, meaning: command.summary))
    }
    for command in words.commands {
      let condition = "__fish_seen_subcommand_from \(command.name)"
      // In `help run` the second word is no command that was seen.
      let isHelp = command.name == HelpCommand.name
      let when =
        isHelp
        ? condition : condition + "; and not __fish_seen_subcommand_from \(HelpCommand.name)"
      lines += command.options.map { option($0, when: when) }
      lines += words.operands(of: command).map {
        entry(when: when, word: $0.text, meaning: $0.meaning)
      }
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private func entry(when condition: String, word: String, meaning: String) -> String {
    "complete -c workbook -n \(quoted(condition)) -a \(quoted(word)) -d \(quoted(meaning))"
  }

  private func option(_ option: Arguments.Option, when condition: String) -> String {
    let name = option.name.drop { $0 == "-" }
    let flag = option.name.hasPrefix("--") ? "-l \(name)" : "-s \(name)"
    let values = words.values(of: option)
    let taken = option.takesValue ? " -x -a \(quoted(values.joined(separator: " ")))" : ""
    return "complete -c workbook -n \(quoted(condition)) \(flag)\(taken)"
  }

  /// In fish a backslash also means something between single quotes.
  private func quoted(_ text: String) -> String {
    let escaped = text.map { $0 == "'" || $0 == "\\" ? "\\\($0)" : String($0) }.joined()
    return "'\(escaped)'"
  }
}
