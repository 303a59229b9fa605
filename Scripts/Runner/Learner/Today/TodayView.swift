import WorkbookKit

/// The two questions of a day, and their answers, in lines.
struct TodayView {
  let style: Style
  /// In columns.
  let width: Int

  func question(_ exercise: Exercise, _ why: Lesson.Why) -> [String] {
    [style("From \(exercise.name)", .dim), ""] + markdown("**\(why.question)**")
  }

  func answer(_ why: Lesson.Why) -> [String] {
    markdown(why.answer)
  }

  func question(_ line: ChangedLine) -> [String] {
    let start =
      "One line of your \(line.exercise.name) was changed. Somebody plays it, and this is what happens:"
    let shown = line.shown.suffix(Self.shownSteps)
    return wrapped(start) + [""] + shown.flatMap(step)
      + wrapped("**Which line was changed, and to what? Which of your tests would fail?**")
  }

  func answer(_ line: ChangedLine, places: Places) -> [String] {
    let checks = CheckView(style: style, width: width - 4, places: places)
    let place = "\(places(line.exercise.file)):\(line.mutant.line)"
    let changed = line.mutant.diff.lines.map { row in
      style(TextLayout.cut("  \(row)", width: width), row.hasPrefix("-") ? .red : .green)
    }
    let own = line.own.map { ["", "Your own app does this instead:", ""] + step($0) } ?? [""]
    return [style(place, .cyan) + "  " + line.mutant.kind.rawValue] + changed + own
      + ["It is noticed by:"]
      + line.noticed.flatMap { check in
        checks.title(check).map { "  " + $0 }
          + checks.details(check, limit: Self.linesOfCheck).map { "    " + $0 }
      }
  }

  private static let shownSteps = 3
  private static let linesOfCheck = 4

  /// The caption, the entries of the log, and the screen.
  private func step(_ step: Film.Step) -> [String] {
    let lines = TextPlay.logAndScreen(step.snapshot).filter { !$0.isEmpty }
    return [style("▸ \(step.caption)", .bold)]
      + lines.map { TextLayout.cut("  " + $0, width: width) } + [""]
  }

  private func markdown(_ text: String) -> [String] {
    MarkdownView(style: style, width: width).lines(of: Markdown(parsing: text))
  }

  private func wrapped(_ text: String) -> [String] {
    markdown(text)
  }
}
