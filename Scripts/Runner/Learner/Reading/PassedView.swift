import WorkbookKit

/// What follows a pass: a question about what was just done, and what to do next.
struct PassedView {
  let exercise: Exercise
  /// The exercise to go on with; nil if all have passed.
  let next: Exercise?
  let commandLines: CommandLines

  func lines() -> [String] {
    var commands: [(words: String, meaning: String)] = [
      ("solution \(exercise.id)", "how your code differs from the solution")
    ]
    var question: [String] = []
    if let why = exercise.section.why {
      let view = MarkdownView(style: commandLines.style, width: commandLines.width)
      question = view.lines(of: Markdown(parsing: "**\(why.question)**")) + [""]
      commands[0].meaning = "an answer, and " + commands[0].meaning
    }
    if exercise.isPlayable {
      commands.append(("play \(exercise.id)", "plays it: you see it run, and each action"))
    }
    if let next { commands.append(("read \(next.id)", "goes on with \(next.name)")) }
    return question + commandLines.lines(commands)
  }
}
