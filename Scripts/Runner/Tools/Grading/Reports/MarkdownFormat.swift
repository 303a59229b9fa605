import WorkbookKit

/// Feedback for a learner as Markdown, such as for a comment on a pull request.
enum MarkdownFormat {
  static func text(_ submission: GradedSubmission) -> String {
    let feedback = Feedback(submission)
    var lines = ["# " + MarkdownText.escaped(feedback.name), ""]
    if feedback.isGraded {
      let percent = PointsText.percent(feedback.points, of: feedback.maxPoints)
      let share = PointsText.share(feedback.points, of: feedback.maxPoints)
      lines += ["**\(share)** · \(percent) %", ""]
    }
    lines += [MarkdownText.sentence(feedback.summary), ""]
    if let late = feedback.latenessWords { lines += [late, ""] }
    guard feedback.isGraded else { return lines.joined(separator: "\n") }
    lines += overview(feedback) + feedback.chapters.flatMap(chapter)
    return lines.joined(separator: "\n")
  }

  /// A bar for each chapter.
  private static func overview(_ feedback: Feedback) -> [String] {
    let rows = feedback.chapters.map { chapter in
      let filled = PointsText.percent(chapter.points, of: chapter.maxPoints) / 5
      let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: 20 - filled)
      return "| \(chapter.number) \(MarkdownText.sentence(chapter.title)) | `\(bar)` |"
        + " \(chapter.passed) of \(chapter.exercises.count) |"
        + " \(PointsText.of(chapter.points)) of \(PointsText.of(chapter.maxPoints)) |"
    }
    return ["| chapter | | exercises | points |", "|---|---|---|---|"] + rows + [""]
  }

  private static func chapter(_ chapter: Feedback.Chapter) -> [String] {
    let heading = ["## \(chapter.number) " + MarkdownText.sentence(chapter.title), ""]
    let begun = chapter.exercises.filter { $0.state != .notStarted }
    if begun.isEmpty { return heading + ["Not started yet.", ""] }
    return heading + begun.flatMap(exercise) + notStarted(chapter)
  }

  private static func notStarted(_ chapter: Feedback.Chapter) -> [String] {
    let names = chapter.exercises.filter { $0.state == .notStarted }.map { $0.name }
    guard !names.isEmpty else { return [] }
    return ["Not started yet: " + MarkdownText.sentence(names.joined(separator: ", ")) + ".", ""]
  }

  private static func exercise(_ exercise: Feedback.Exercise) -> [String] {
    let points = PointsText.share(exercise.points, of: exercise.maxPoints)
    var lines = [
      "### \(exercise.state.sign) \(MarkdownText.sentence(exercise.name)) · \(points)", "",
      MarkdownText.sentence(exercise.sentence), "",
    ]
    guard exercise.state != .passed else { return lines }
    lines += exercise.openChecks.flatMap(check)
    lines += exercise.notes.flatMap { [MarkdownText.sentence($0), ""] }
    lines += blocks(FeedbackPart.diagnostics(exercise))
    let output = FeedbackPart.output(exercise)
    if !output.isEmpty { lines += ["It printed:", ""] + fenced(output) }
    if exercise.state == .withheld { return lines }
    return lines + ["The file to edit: " + MarkdownText.code(exercise.file), ""]
  }

  private static func check(_ check: Check) -> [String] {
    let title =
      "- \(check.status.sign) **\(MarkdownText.sentence(check.name))**"
      + check.status.remark
    let body = blocks(FeedbackPart.blocks(check)).dropLast()
    return [title] + (body.isEmpty ? [] : [""]) + body.map { $0.isEmpty ? "" : "  " + $0 } + [""]
  }

  /// Each followed by an empty line.
  private static func blocks(_ blocks: [MessageBlock]) -> [String] {
    blocks.flatMap { block -> [String] in
      switch block {
      case .prose(let text): [MarkdownText.sentence(text), ""]
      case .lines(let lines): fenced(lines)
      }
    }
  }

  private static func fenced(_ lines: [String]) -> [String] {
    lines.isEmpty ? [] : MarkdownText.fenced(lines) + [""]
  }
}
