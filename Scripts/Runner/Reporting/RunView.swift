/// One exercise in full: each check, what went wrong and where, and what was printed.
struct RunView {
  let entry: Report.Entry
  let style: Style
  let width: Int

  /// More would push the checks off the screen.
  private static let outputLines = 20
  /// The first errors are often the cause of the others.
  private static let mostDiagnostics = 8

  func lines() -> [String] {
    let exercise = entry.exercise
    let heading = [style(exercise.name, .bold), style(exercise.file, .cyan), ""]
    guard let verdict = entry.verdict else { return heading + ["Not checked yet."] }
    return heading + checks(verdict) + notes(verdict) + diagnostics(verdict) + output(verdict)
      + [summary(verdict)]
  }

  private func checks(_ verdict: Verdict) -> [String] {
    guard !verdict.checks.isEmpty else { return [] }
    let view = CheckView(style: style, width: width - 4)
    let rows = verdict.checks.flatMap { check in
      [view.title(check)] + view.details(check).map { "    " + $0 }
    }
    return rows + [""]
  }

  private func notes(_ verdict: Verdict) -> [String] {
    verdict.notes.flatMap { TextLayout.wrapped($0, width: width) + [""] }
  }

  private func diagnostics(_ verdict: Verdict) -> [String] {
    let shown = verdict.diagnostics.prefix(Self.mostDiagnostics)
    let rows = shown.flatMap { diagnostic -> [String] in
      let notes = diagnostic.notes.flatMap { note in
        // How the library looks at the place that a note names helps nobody here.
        [note.headline] + (note.file.hasPrefix("Chapters/Library/") ? [] : note.excerpt)
      }
      return [style(diagnostic.headline, .red)] + diagnostic.excerpt + notes + [""]
    }
    let hidden = verdict.diagnostics.count - shown.count
    return hidden == 0 ? rows : rows + ["… and \(hidden) errors more", ""]
  }

  private func output(_ verdict: Verdict) -> [String] {
    guard let text = verdict.output, !text.trimmed.isEmpty else { return [] }
    var printed = PrintedText.lines(of: text)
    let hidden = max(0, printed.count - Self.outputLines)
    printed.removeFirst(hidden)
    var rows = [style("It printed:", .bold)]
    if verdict.droppedOutput > 0 {
      rows.append(style("… \(verdict.droppedOutput) bytes before this are not shown", .dim))
    } else if hidden > 0 {
      rows.append(style("… \(hidden) lines before this are not shown", .dim))
    }
    return rows + printed.map { "    " + $0 } + [""]
  }

  private func summary(_ verdict: Verdict) -> String {
    let passed = verdict.checks.filter { $0.status == .passed }.count
    let checks = verdict.checks.isEmpty ? "" : ": \(passed) of \(verdict.checks.count) checks pass"
    let points = " · \(entry.points) of \(entry.exercise.points) points"
    return style(verdict.status.sign + " " + verdict.status.words, verdict.status.colour)
      + checks + points
  }
}

enum PrintedText {
  /// The lines of an output, without control characters that could draw over the view.
  static func lines(of text: String) -> [String] {
    var text = text
    while text.hasSuffix("\n") { text.removeLast() }
    return text.lines.map { line in
      String(line.unicodeScalars.filter { $0 == "\t" || !($0.value < 32 || $0.value == 127) })
    }
  }
}
