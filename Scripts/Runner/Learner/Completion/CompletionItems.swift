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
