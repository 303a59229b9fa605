/// The whole workbook at a glance, and what to do next.
struct StatusView {
  let report: Report
  let style: Style
  /// In columns; it uses at most a hundred.
  let width: Int

  func lines() -> [String] {
    overview() + [""] + nextSteps()
  }

  /// A bar for each chapter and one for all.
  func overview() -> [String] {
    let titleWidth = max(report.sections.map { $0.chapter.title.count }.max() ?? 0, 6)
    let signWidth = report.sections.map { $0.entries.count }.max() ?? 0
    let pointsWidth = pointsText(report.points, report.maxPoints).count
    let fixed = 2 + 3 + titleWidth + 2 + 2 + signWidth + 2 + pointsWidth
    let barWidth = max(6, min(width, 100) - fixed - 1)
    var rows = report.sections.map { section in
      let signs = section.entries.map { entry in
        entry.status.map { style($0.sign, $0.colour) } ?? style("…", .dim)
      }
      let gap = String(repeating: " ", count: signWidth - section.entries.count)
      return "  \(section.chapter.number)  " + section.chapter.title.padded(to: titleWidth) + "  "
        + bar(section.points, of: section.maxPoints, width: barWidth) + "  "
        + signs.joined() + gap + "  "
        + leftPadded(pointsText(section.points, section.maxPoints), to: pointsWidth)
    }
    rows.append(
      "     " + style("In all".padded(to: titleWidth), .bold) + "  "
        + bar(report.points, of: report.maxPoints, width: barWidth) + "  "
        + String(repeating: " ", count: signWidth) + "  "
        + style(pointsText(report.points, report.maxPoints), .bold)
    )
    return rows + ["", "  " + legend()]
  }

  /// The counts by status, with the signs that the rows use.
  private func legend() -> String {
    let order: [Verdict.Status] = [
      .passed, .failed, .doesNotCompile, .crashed, .timedOut, .endedEarly, .notStarted,
    ]
    let counts = order.compactMap { status -> String? in
      let count = report.entries.filter { $0.status == status }.count
      return count == 0
        ? nil : style(status.sign, status.colour) + " \(count) " + status.words
    }
    let unknown = report.entries.filter { $0.status == nil }.count
    return (counts + (unknown == 0 ? [] : ["… \(unknown) not checked yet"]))
      .joined(separator: "   ")
  }

  private func nextSteps() -> [String] {
    guard !report.entries.isEmpty else {
      return ["  No lesson names an exercise yet."]
    }
    guard let next = report.next else {
      return ["  " + style("All exercises pass. Well done.", .green)]
    }
    let exercise = next.exercise
    let facts = "\(exercise.points) points · \(exercise.section.minutes) minutes"
    var lines = [
      "  Next: " + style(exercise.name, .bold) + style("  " + facts, .dim),
      "  " + style(exercise.file, .cyan),
    ]
    if let verdict = next.verdict { lines += [""] + firstProblem(verdict) }
    return lines + [""] + suggestions(for: exercise)
  }

  private func firstProblem(_ verdict: Verdict) -> [String] {
    if let error = verdict.diagnostics.first {
      let headline = TextLayout.wrapped(
        "\(error.file):\(error.line): \(error.message)",
        width: width - 6
      )
      return ["  " + style("!", .yellow) + " It does not compile:"] + headline.map { "    " + $0 }
    }
    if let check = verdict.firstProblem {
      let view = CheckView(style: style, width: width - 4)
      return ["  " + view.title(check)]
        + view.details(check, limit: 6).prefix(9).map { "    " + $0 }
    }
    return verdict.notes.flatMap { TextLayout.wrapped($0, width: width - 4) }.map { "    " + $0 }
  }

  private func suggestions(for exercise: Exercise) -> [String] {
    let all = [
      ("read", "\(exercise.number.chapter)", "the lesson"),
      ("hint", exercise.id, "a hint"),
      ("run", exercise.id, "all its checks, with what they say"),
      ("watch", "", "checks whenever you save"),
    ]
    let known = all.filter { suggestion in
      Dispatch.commands.contains { $0.name == suggestion.0 }
    }
    return known.map { command, operand, words in
      let typed = "Scripts/workbook \(command) \(operand)".trimmed
      return "  " + typed.padded(to: 28) + style(words, .dim)
    }
  }

  private func bar(_ points: Int, of maximum: Int, width: Int) -> String {
    let filled = maximum == 0 ? 0 : points * width / maximum
    return style(String(repeating: "█", count: filled), .green)
      + style(String(repeating: "░", count: width - filled), .dim)
  }

  private func pointsText(_ points: Int, _ maximum: Int) -> String {
    "\(points) of \(maximum) points"
  }

  private func leftPadded(_ text: String, to width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
  }
}
