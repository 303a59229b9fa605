import WorkbookKit

/// All that may be typed after `workbook`, from which the scripts for the shells are made.
struct CompletionItems {
  struct Word: Equatable {
    var text: String
    var meaning: String
  }

  let commands: [CommandEntry]
  let workbook: Workbook
  /// Options that every command takes.
  let common = ["--help", "--root"]

  private var chapters: [Word] {
    workbook.chapters.map { Word(text: "\($0.number)", meaning: $0.title) }
  }

  /// The operands that may follow a command's name.
  func operands(of command: CommandEntry) -> [Word] {
    let findsOwn = ["run", "play", "export"].contains(command.name)
    let own = (findsOwn ? workbook.ownFeatures : []).map {
      Word(text: $0.id.description.lowercased(), meaning: "your own feature")
    }
    let numbered = workbook.exercises.map { Word(text: $0.id.description, meaning: $0.title) }
    let exercises = numbered + own
    return switch command.operand {
    case .none: []
    case .exercise: exercises
    case .exerciseOrChapter: exercises + chapters
    case .page:
      exercises + chapters
        + [
          Word(text: PatternsPage.name, meaning: "each part of a feature in its shortest form"),
          Word(text: MessagePage.name, meaning: "messages of Xcode and of tests"),
        ]
    case .chapter: chapters
    case .command: commands.map { Word(text: $0.name, meaning: $0.summary) }
    case .path:
      LearningPath.all(of: workbook).map {
        Word(text: $0.name, meaning: Markdown.spans(of: $0.audience).map(\.plain).joined())
      }
    case .shell: Shell.allCases.map { Word(text: $0.rawValue, meaning: "the shell") }
    }
  }

  /// The values that an option knows; empty where any will do.
  func values(of option: Arguments.Option) -> [String] {
    option.name == "--chapter" ? chapters.map { $0.text } : option.values
  }

  /// All options of all commands that take a value, each once.
  var valueOptions: [Arguments.Option] {
    var seen: Set<String> = []
    return commands.flatMap { $0.options }.filter { $0.takesValue && seen.insert($0.name).inserted }
  }
}

extension CompletionItems {
  /// The words that may take the place of the last one that was typed.
  ///
  /// - Parameter typed: What stands behind `workbook`, up to the cursor.
  func words(after typed: [String]) -> [Word] {
    let (before, last) = (typed.dropLast(), typed.last ?? "")
    if let option = valueOptions.first(where: { $0.name == before.last }) {
      return values(of: option).map { Word(text: $0, meaning: "") }
    }
    if before.last == "--root" { return [] }
    guard let command = before.lazy.compactMap({ name in commands.first { $0.name == name } }).first
    else {
      return last.hasPrefix("-")
        ? common.map { Word(text: $0, meaning: "") }
        : commands.map { Word(text: $0.name, meaning: $0.summary) }
    }
    let operands = last.hasPrefix("-") ? [] : operands(of: command)
    return operands.isEmpty
      ? (command.options.map { $0.name } + common).map { Word(text: $0, meaning: "") } : operands
  }
}

/// A shell, with the script by which it asks the runner for words: `completion --words` lists them.
enum Shell: String, CaseIterable {
  case bash
  case zsh
  case fish

  var script: String {
    switch self {
    case .bash:
      #"""
      # Completes the words of Scripts/workbook in bash, from 3.2 on.
      _workbook() {
        local IFS=$'\n' word="${COMP_WORDS[COMP_CWORD]}" words
        words="${COMP_WORDS[*]:1:COMP_CWORD}"
        words="$("${COMP_WORDS[0]}" completion --words="${words//$'\n'/ }" 2>/dev/null | cut -f 1)"
        COMPREPLY=($(compgen -W "$words" -- "$word"))
      }
      complete -o default -F _workbook workbook

      """#
    case .zsh:
      #"""
      #compdef workbook
      # Completes the words of Scripts/workbook in zsh, which shows what each means.
      _workbook() {
        local line
        local -a found
        for line in ${(f)"$(${words[1]} completion --words="${(j: :)words[2,CURRENT]}" 2>/dev/null)"}; do
          found+=("${${line%%$'\t'*}//:/\\:}:${line#*$'\t'}")
        done
        (( $#found )) && _describe word found || _files
      }
      if ! (( $+functions[compdef] )); then autoload -Uz compinit && compinit; fi
      compdef _workbook workbook

      """#
    case .fish:
      #"""
      # Completes the words of Scripts/workbook in fish, which shows what each means.
      function __workbook_words
        set -l typed (commandline -opc) (commandline -ct)
        $typed[1] completion --words="$typed[2..-1]" 2>/dev/null
      end
      complete -c workbook -f -a '(__workbook_words)'

      """#
    }
  }
}
