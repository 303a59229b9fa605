import WorkbookKit

/// The commands to type next, one a line with its effect.
struct CommandLines {
  let style: Style
  /// In columns; where they do not suffice, what a command does goes below it.
  let width: Int
  /// The word that starts the runner, from the person's folder.
  var program = "Scripts/workbook"

  func lines(_ commands: [(words: String, meaning: String)]) -> [String] {
    let typed = commands.map { "\(program) \($0.words)" }
    let widest = typed.map { $0.columns }.max() ?? 0
    let isBeside = commands.allSatisfy { widest + 2 + $0.meaning.columns <= width }
    return zip(typed, commands).flatMap { typed, command -> [String] in
      if isBeside { return [typed.padded(to: widest) + "  " + style(command.meaning, .dim)] }
      let meaning = TextLayout.wrapped(command.meaning, width: width - 2)
      return [typed] + meaning.map { "  \(style($0, .dim))" }
    }
  }
}

extension Exercise {
  /// The command that shows the finished app, where there is one.
  var finishedApp: [(words: String, meaning: String)] {
    isPlayable && !isOwn ? [("play \(id) --finished", "the finished app, to see first")] : []
  }
}

extension CommandLines {
  /// For a command's output, with the runner's path from where the person is.
  init(in context: Context, of workbook: Workbook) {
    self.init(
      style: context.output.style,
      width: min(context.output.width, 100),
      program: context.places(in: workbook).program
    )
  }
}
