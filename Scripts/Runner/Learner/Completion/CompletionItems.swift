import WorkbookKit

/// All that may be typed after `workbook`, from which the scripts for the shells are made.
struct CompletionItems {
  struct Word: Equatable {
    var text: String
    var meaning: String
  }

  struct CommandItem {
    var name: String
    var summary: String
    var options: [Arguments.Option]
    var operands: [Word]
  }

  let commands: [CommandItem]
  let chapters: [Word]
  /// Options that every command takes.
  let common = ["--help", "--root"]

  init(commands entries: [CommandEntry], workbook: Workbook) {
    let exercises = workbook.exercises.map { Word(text: $0.id, meaning: $0.title) }
    let chapters = workbook.chapters.map { Word(text: "\($0.number)", meaning: $0.title) }
    self.chapters = chapters
    commands = entries.map { entry in
      let operands: [Word] =
        switch entry.operand {
        case .none: []
        case .exercise: exercises
        case .exerciseOrChapter: exercises + chapters
        case .chapter: chapters
        case .command: entries.map { Word(text: $0.name, meaning: $0.summary) }
        case .shell: Shell.allCases.map { Word(text: $0.rawValue, meaning: "the shell") }
        }
      return CommandItem(
        name: entry.name,
        summary: entry.summary,
        options: entry.options,
        operands: operands
      )
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

enum Shell: String, CaseIterable {
  case bash
  case zsh
  case fish

  func script(_ words: CompletionItems) -> String {
    switch self {
    case .bash: BashCompletion(words: words).script
    case .zsh: ZshCompletion(words: words).script
    case .fish: FishCompletion(words: words).script
    }
  }
}
