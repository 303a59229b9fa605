import WorkbookKit

/// Completion for zsh, which shows what each word means.
struct ZshCompletion {
  let words: CompletionItems

  var script: String {
    """
    #compdef workbook
    # Completes the words of Scripts/workbook in zsh.
    _workbook() {
      local command='' word
      local -a all options
      for word in "${(@)words[2,CURRENT-1]}"; do
        case $word in
          \(words.commands.map { $0.name }.joined(separator: "|"))) command=$word; break ;;
        esac
      done
      case $words[CURRENT-1] in
        --root) _files -/; return ;;
    \(values)
      esac
      case $command in
        '')
          all=(\(list(words.commands.map { ($0.name, $0.summary) })))
          options=(\(list(words.common.map { ($0, "") }))) ;;
    \(cases)
      esac
      if [[ $words[CURRENT] == -* ]] || (( ! $#all )); then
        _describe option options
      else
        _describe word all
      fi
    }
    if ! (( $+functions[compdef] )); then autoload -Uz compinit && compinit; fi
    compdef _workbook workbook

    """
  }

  private var values: String {
    words.valueOptions.map { option in
      let all = words.values(of: option)
      return all.isEmpty
        ? "    \(option.name)) return ;;"
        : "    \(option.name)) compadd -- \(all.joined(separator: " ")); return ;;"
    }.joined(separator: "\n")
  }

  private var cases: String {
    words.commands.map { command in
      let options = command.options.map { $0.name } + words.common
      return """
            \(command.name))
              all=(\(list(words.operands(of: command).map { ($0.text, $0.meaning) })))
              options=(\(list(options.map { ($0, "") }))) ;;
        """
    }.joined(separator: "\n")
  }

  /// Words as `_describe` reads them: a colon ends the word, and what follows explains it.
  private func list(_ all: [(text: String, meaning: String)]) -> String {
    all.map { text, meaning in
      (meaning.isEmpty ? text : "\(text):\(meaning)").quotedForShell
    }.joined(separator: " ")
  }
}
