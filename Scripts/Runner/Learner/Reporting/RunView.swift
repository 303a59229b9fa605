import WorkbookKit

/// One exercise in full: each check, what went wrong and where, and what was printed.
struct RunView {
  let entry: Report.Entry
  let style: Style
  let width: Int
  var places = Places.fromRoot

  /// More would push the checks off the screen.
  private static let outputLines = 40
  /// The first errors are often the cause of the others.
  private static let mostDiagnostics = 8

  func lines() -> [String] {
    heading + body + summary
  }

  /// What it is about: the exercise and its file.
  var heading: [String] {
    TextLayout.wrapped(entry.exercise.name, width: width).map { style($0, .bold) }
      + [style(places(entry.exercise.file), .cyan), ""]
  }

  /// What was seen, each part followed by an empty line.
  var body: [String] {
    guard let verdict = entry.verdict else { return ["Not checked yet.", ""] }
    return checks(verdict) + notes(verdict) + diagnostics(verdict) + output(verdict)
  }

  /// How many lines of `body` come before the first check that did not pass.
  var linesBeforeProblem: Int {
    guard let checks = entry.verdict?.checks,
      let problem = checks.firstIndex(where: { $0.status != .passed })
    else { return 0 }
    return checks[..<problem].reduce(0) { $0 + rows(of: $1).count }
  }

  private func checks(_ verdict: Verdict) -> [String] {
    let rows = verdict.checks.flatMap(rows)
    return rows.isEmpty ? [] : rows + [""]
  }

  private func rows(of check: Check) -> [String] {
    let view = CheckView(style: style, width: width, places: places)
    let details = CheckView(style: style, width: width - 4, places: places)
    return view.title(check) + details.details(check).map { "    " + $0 }
  }

  private func notes(_ verdict: Verdict) -> [String] {
    verdict.notes.flatMap { TextLayout.wrapped($0, width: width) + [""] }
  }

  private func diagnostics(_ verdict: Verdict) -> [String] {
    // Warnings help where a check fails, and errors in the given files of a model exercise are among
    // the notes.
    let isListed = entry.exercise.section.kind == .model
    let given = [entry.exercise.suiteFile, entry.exercise.screenFile]
    let all =
      verdict.status == .passed
      ? [] : verdict.diagnostics.filter { !isListed || !given.contains($0.file) }
    let shown = all.prefix(Self.mostDiagnostics)
    let rows = shown.flatMap { diagnostic -> [String] in
      let notes = diagnostic.notes.flatMap { note in
        // An excerpt of the library's source does not help here.
        [places.headline(note)] + (note.file.hasPrefix("Chapters/Library/") ? [] : note.excerpt)
      }
      let explanation = TextLayout.wrapped(diagnostic.explanation ?? "", width: width - 4)
        .filter { !$0.isEmpty }.map { "    " + $0 }
      return [style(places.headline(diagnostic), .red)] + explanation + diagnostic.excerpt + notes
        + [""]
    }
    let hidden = all.count - shown.count
    return hidden == 0 ? rows : rows + ["… and \(hidden) more", ""]
  }

  private func output(_ verdict: Verdict) -> [String] {
    guard let text = verdict.output, !text.trimmed.isEmpty else { return [] }
    var printed = Sanitizer.lines(of: text)
    let hidden = max(0, printed.count - Self.outputLines)
    printed.removeFirst(hidden)
    // The suite of an observe exercise prints what it saw.
    let isObserved = entry.exercise.section.kind == .observe
    var rows = [style(isObserved ? "What really happened:" : "It printed:", .bold)]
    if verdict.droppedOutput > 0 {
      rows.append(style("… \(verdict.droppedOutput) bytes before this are not shown", .dim))
    } else if hidden > 0 {
      rows.append(style("… \(hidden) lines before this are not shown", .dim))
    }
    return rows + printed.map { "    " + $0 } + [""]
  }

  /// The verdict in a line, or in as many as a narrow terminal needs.
  var summary: [String] {
    guard let verdict = entry.verdict else { return [] }
    let passed = verdict.checks.filter { $0.status == .passed }.count
    let checks = verdict.checks.isEmpty ? "" : ": \(passed) of \(verdict.checks.count) checks pass"
    return TextLayout.wrapped(
      words: [
        style(verdict.status.sign + " " + verdict.status.words, verdict.status.colour) + checks,
        "\(entry.points) of \(entry.exercise.points) points",
      ],
      separator: " · ",
      width: width
    )
  }
}
