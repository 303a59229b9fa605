import WorkbookKit

/// A proof as a table with a row for each exercise, and below it what was found.
struct ProofView {
  let report: ProofReport
  let style: Style
  /// In columns.
  let width: Int

  func lines() -> [String] {
    table() + times() + findings() + conclusion()
  }

  /// The parts that have a column of their own: where something is counted.
  private var columns: [ProofPart] { report.parts.filter { $0 != .structure } }

  private func table() -> [String] {
    guard !columns.isEmpty else { return [] }
    let names = report.rows.map { TextLayout.cut($0.exercise.name, width: 32) }
    let nameWidth = max(8, names.map { $0.count }.max() ?? 0)
    let heading = (["Exercise".padded(to: nameWidth), "checks"] + columns.map(Self.heading))
    var lines = [style(heading.joined(separator: "  ") + "  seconds", .bold)]
    for (row, name) in zip(report.rows, names) {
      let cells = columns.map { part -> String in
        let text = Self.text(row.scores[part]).padded(to: Self.heading(part).count)
        return row.scores[part]?.isFull ?? true ? text : style(text, .red)
      }
      let time = row.time.secondsText
      let checks = row.checks.isEmpty ? "–" : "\(row.checks.count)"
      lines.append(
        ([name.padded(to: nameWidth), checks.padded(to: 6)] + cells + [time])
          .joined(separator: "  ")
      )
    }
    return lines
  }

  private static func heading(_ part: ProofPart) -> String {
    switch part {
    case .structure: ""
    case .starters: "starter"
    case .solutions: "solution"
    case .screens: "screen"
    case .rightAnswers: "right"
    case .wrongAnswers: "wrong"
    case .mistakes: "mistakes"
    }
  }

  private static func text(_ score: ProofReport.Score?) -> String {
    guard let score else { return "–" }
    return score.all == 1 ? (score.good == 1 ? "✓" : "✗") : "\(score.good)/\(score.all)"
  }

  private func times() -> [String] {
    let parts = report.parts.compactMap { part in
      report.times[part].map { "\(part.title.lowercased()) \($0.secondsText) s" }
    }
    return ["", "Time: " + parts.joined(separator: ", ")]
  }

  private func findings() -> [String] {
    ProofPart.allCases.flatMap { part -> [String] in
      let own = report.findings.filter { $0.part == part }
      guard !own.isEmpty else { return [] }
      return ["", style(part.title, .bold)]
        + own.flatMap { finding -> [String] in
          let colour: Style.Colour = finding.severity == .error ? .red : .yellow
          let sign = style(finding.severity == .error ? "✗" : "!", colour)
          let message = TextLayout.wrapped(finding.message, width: max(40, width - 4))
          return ["  \(sign) \(style(finding.place, .cyan))"] + message.map { "    " + $0 }
        }
    }
  }

  private func conclusion() -> [String] {
    let count = report.errors.count
    let exercises = report.rows.count == 1 ? "1 exercise" : "\(report.rows.count) exercises"
    let total = "\(exercises) in \(report.total.secondsText) s"
    let summary =
      report.isProved
      ? style("All is as it must be", .green) + ": \(total)."
      : style("\(count) \(count == 1 ? "error" : "errors")", .red)
        + ": \(total)."
    return ["", summary]
  }
}
