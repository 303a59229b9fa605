import WorkbookKit

/// Completion for bash, from 3.2 on, which macOS has.
struct BashCompletion {
  let words: CompletionItems

  var script: String {
    let names = words.commands.map { $0.name }
    return """
      # Completes the words of Scripts/workbook in bash.
      _workbook() {
        local word="${COMP_WORDS[COMP_CWORD]}" before="${COMP_WORDS[COMP_CWORD-1]}"
        local command='' index words=''
        for ((index = 1; index < COMP_CWORD; index++)); do
          case "${COMP_WORDS[index]}" in
            \(names.joined(separator: "|"))) command="${COMP_WORDS[index]}"; break ;;
          esac
        done
        COMPREPLY=()
        case "$before" in
          --root) COMPREPLY=($(compgen -d -- "$word")); return ;;
      \(values)
        esac
        case "$command:$word" in
          :-*) words='\(words.common.joined(separator: " "))' ;;
          :*) words='\(names.joined(separator: " "))' ;;
      \(cases)
        esac
        COMPREPLY=($(compgen -W "$words" -- "$word"))
      }
      complete -F _workbook workbook

      """
  }

  private var values: String {
    words.valueOptions.map { option in
      let all = words.values(of: option).joined(separator: " ")
      return "    \(option.name)) COMPREPLY=($(compgen -W '\(all)' -- \"$word\")); return ;;"
    }.joined(separator: "\n")
  }

  private var cases: String {
    words.commands.flatMap { command -> [String] in
      let options = command.options.map { $0.name } + words.common
      let operands = words.operands(of: command).map { $0.text }
      let all = options.joined(separator: " ")
      let shown = operands.isEmpty ? all : operands.joined(separator: " ")
      return [
        "    \(command.name):-*) words='\(all)' ;;", "    \(command.name):*) words='\(shown)' ;;",
      ]
    }.joined(separator: "\n")
  }
}
