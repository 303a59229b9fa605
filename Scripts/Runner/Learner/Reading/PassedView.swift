import WorkbookKit

/// The text after a pass: a question about the exercise, and the next steps.
struct PassedView {
  let exercise: Exercise
  /// The exercise to continue with; nil if all of the path have passed.
  let next: Exercise?
  /// The name of the path, if there are exercises beside it.
  var path: String?
  let commandLines: CommandLines

  func lines() -> [String] {
    if exercise.isOwn { return commandLines.lines(afterOwnFeature) }
    var commands: [(words: String, meaning: String)] = [
      ("solution \(exercise.id)", "the changes from your file to the solution")
    ]
    var question: [String] = []
    if let why = exercise.section.why {
      let mark = commandLines.style.hasColour ? "**" : ""
      let view = MarkdownView(style: commandLines.style, width: commandLines.width)
      question = view.lines(of: Markdown(parsing: mark + why.question + mark)) + [""]
      commands[0].meaning = "an answer, and " + commands[0].meaning
    }
    if exercise.isPlayable {
      commands.append(
        ("play \(exercise.id)", "shows it as an app that you can use, with a log of its actions")
      )
    }
    if let next {
      commands.append(("read \(next.id)", "continues with \(next.name)"))
    } else if let path {
      let words = "the path \(path) is complete: this continues with all the others"
      commands.append(("path \(LearningPath.everythingName)", words))
    }
    return question + commandLines.lines(commands)
  }

  private var afterOwnFeature: [(words: String, meaning: String)] {
    let id = exercise.id.description.lowercased()
    return [
      ("play \(id)", "shows its preview as an app, with a log of its actions"),
      ("run \(id) --mutants", "lists small changes that your tests would not notice"),
    ]
  }
}
