import WorkbookKit

/// The hints of an exercise as lines for a terminal.
struct HintView {
  let exercise: Exercise
  /// The view of the commands to type next; colour and width are those of all.
  let commandLines: CommandLines
  /// Whether it is shown by the watcher, where keys stand in the place of commands.
  var hasKeys = false

  private var style: Style { commandLines.style }
  private var width: Int { commandLines.width }

  private var hints: [String] { exercise.section.hints }

  /// - Parameter seen: The number that the person has read already.
  func next(after seen: Int) -> [String] {
    guard !hints.isEmpty else { return prose("\(exercise.name) has no hints.") }
    guard seen < hints.count else {
      return prose(
        "You have read all \(hints.count) hints of \(exercise.name). Still stuck? Leave it for a"
          + " while, go on from here, or look at the solution."
      ) + [""]
        + (hasKeys
          ? prose("s shows how it can be done, t the lesson; n goes to the next exercise.") : [])
        + commands([
          ("hint \(exercise.id) --all", "the hints again"),
          ("read \(exercise.id)", "the lesson"),
          ("solution \(exercise.id) --peek", "the changes from your file to the solution"),
        ])
    }
    let isLast = seen + 1 == hints.count
    let next = isLast ? "That was the last hint." : "h shows the next hint, when you want it."
    return hint(seen) + [""] + (hasKeys ? prose(next) : [])
      + commands([
        isLast
          ? ("run \(exercise.id)", "what the checks say; that was the last hint")
          : ("hint \(exercise.id)", "the next hint, when you want it")
      ])
  }

  func all() -> [String] {
    guard !hints.isEmpty else { return next(after: 0) }
    return Array(hints.indices.map(hint).joined(separator: [""]))
  }

  func forgotten() -> [String] {
    prose("The hints of \(exercise.name) begin with the first again.") + [""]
      + commands([("hint \(exercise.id)", "the first hint")])
  }

  private func commands(_ all: [(words: String, meaning: String)]) -> [String] {
    hasKeys ? [] : commandLines.lines(all)
  }

  private func hint(_ index: Int) -> [String] {
    let view = MarkdownView(style: style, width: width)
    let count = style("  hint \(index + 1) of \(hints.count)", .dim)
    return [style(exercise.name, .bold) + count, ""]
      + view.lines(of: Markdown(parsing: hints[index]))
  }

  private func prose(_ text: String) -> [String] {
    TextLayout.wrapped(text, width: width)
  }
}
