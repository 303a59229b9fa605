import Foundation
import WorkbookKit
import WorkbookPlayProtocol

/// One exercise in full: each check, what went wrong and where, and what was printed.
struct RunView {
  let entry: Report.Entry
  let style: Style
  let width: Int
  var places = Places.fromRoot
  /// The place at which an evening can end before all checks pass.
  var stopPlace: StopPlace?
  /// Whether nothing is left out.
  var isWhole = false
  /// Whether only the first check that does not pass is shown with what it says, as one is of an
  /// exercise that has not been begun.
  var showsFirstProblem = false
  /// The option with which nothing is left out.
  var wholeWord = "--all"
  /// Whether lines for editors follow, so that the compiler's messages must not look like them.
  var precedesProblems = false

  private var blocks: VerdictBlocks {
    VerdictBlocks(width: width, isWhole: isWhole, wholeWord: wholeWord)
  }

  func lines() -> [String] {
    heading + (entry.status == .notStarted ? task : []) + body + summary + stop
  }

  /// The task in two sentences, and an empty line; nothing where the lesson has none.
  var task: [String] {
    let view = MarkdownView(style: style, width: width)
    return entry.exercise.section.task.map { view.lines(of: Markdown(parsing: $0)) + [""] } ?? []
  }

  /// The exercise and its file.
  var heading: [String] {
    TextLayout.wrapped(entry.exercise.name, width: width).map { style($0, .bold) }
      + [style(places(entry.exercise.file), .cyan), ""]
  }

  /// The findings, each part followed by an empty line.
  var body: [String] {
    guard let verdict = entry.verdict else { return ["Not checked yet.", ""] }
    return checks(verdict) + notes(verdict) + diagnostics(verdict) + output(verdict)
  }

  /// The number of lines of `body` before the first check that did not pass.
  var linesBeforeProblem: Int {
    guard let checks = entry.verdict?.checks,
      let problem = checks.firstIndex(where: { $0.status != .passed })
    else { return 0 }
    return checks[..<problem].reduce(0) { $0 + rows(of: $1).count }
  }

  private func view(width: Int) -> CheckView {
    var view = CheckView(style: style, width: width, places: places)
    view.wholeWord = wholeWord
    view.showsFirstAlone = entry.exercise.isOwn
    (view.isWhole, view.precedesProblems) = (isWhole, precedesProblems)
    return view
  }

  private func checks(_ verdict: Verdict) -> [String] {
    let hidden = verdict.checks.filter(isHidden)
    // The first check that does not pass, and what is to be done, stay on the screen.
    let left = hidden.dropFirst(6)
    let rows = verdict.checks.filter { !left.contains($0) }.flatMap(rows)
    let others = left.isEmpty ? "" : "\(left.count) more check\(left.count == 1 ? "" : "s") and "
    let sentence = "\(others)what each says: \(wholeWord)"
    let more = hidden.isEmpty ? [] : [style("  … " + sentence, .dim)]
    return rows.isEmpty ? [] : rows + more + [""]
  }

  private func rows(of check: Check) -> [String] {
    view(width: width).title(check)
      + details(of: check).map { "    " + $0 }
  }

  /// The text of a check. Checks with the same sentence are counted where it is said first. A
  /// difference is shown once: other checks have their sentences alone, or a reference to a check
  /// in which a test store found the same.
  private func details(of check: Check) -> [String] {
    if isHidden(check) { return [] }
    let view = view(width: width - 4)
    if isWhole { return view.details(check, limit: nil) }
    let checks = entry.verdict?.checks ?? []
    if let brief = brief(check), check != checks.first(where: { self.brief($0) != nil }) {
      let more = style("More is shown with \(wholeWord).", .dim)
      if let cause = check.cause, let same = checks.first(where: { $0.cause == cause }),
        same != check
      {
        let reference = "The test store found the same as in “\(same.name)”."
        return TextLayout.wrapped(reference, width: width - 4) + [more]
      }
      return view.details(brief) + [more]
    }
    let sentences = check.sentences
    let same = checks.filter { $0.sentences == sentences }
    guard same.count > 1, !sentences.isEmpty else { return view.details(check) }
    guard same.first == check else { return [] }
    let others = same.count == 2 ? "Another check says" : "\(same.count - 1) other checks say"
    return view.details(check) + [style("\(others) the same.", .dim)]
  }

  private var isFirstAlone: Bool {
    !isWhole && (showsFirstProblem || entry.status == .notStarted)
  }

  /// Whether what a check says is left out, since another one does not pass before it.
  private func isHidden(_ check: Check) -> Bool {
    isFirstAlone && check.status != .passed
      && check != entry.verdict?.checks.first { $0.status != .passed }
  }

  /// The same with the sentences of the suite alone; nil, if there is nothing else.
  private func brief(_ check: Check) -> Check? {
    var brief = check
    for index in brief.issues.indices {
      let parts = brief.issues[index].comment.components(separatedBy: "\n\n")
      if parts.dropFirst().contains(where: { !$0.trimmed.isEmpty }) {
        brief.issues[index].comment = parts[0]
      }
    }
    return brief == check ? nil : brief
  }

  private func notes(_ verdict: Verdict) -> [String] {
    verdict.notes.flatMap { TextLayout.wrapped($0, width: width) + [""] }
  }

  private func diagnostics(_ verdict: Verdict) -> [String] {
    blocks.diagnostics(entry.shownDiagnostics, in: entry.exercise.file).flatMap { block in
      if case .remark = block { return block.lines(width: width) + [""] }
      return view(width: width).lines(of: block) + [""]
    }
  }

  private func output(_ verdict: Verdict) -> [String] {
    // The suite of an observe exercise prints what it saw.
    let isObserved = entry.exercise.section.kind == .observe
    let blocks = blocks.output(verdict.output ?? "", dropped: verdict.droppedOutput)
    guard !blocks.isEmpty, isObserved || !isFirstAlone else { return [] }
    let heading = style(isObserved ? "What really happened:" : "It printed:", .bold)
    return [heading] + blocks.flatMap { view(width: width).lines(of: $0) } + [""]
  }

  /// The verdict in a line, or in as many as a narrow terminal needs.
  var summary: [String] {
    guard let verdict = entry.verdict else { return [] }
    let passed = verdict.checks.filter { $0.status == .passed }.count
    let noun = entry.exercise.isOwn ? "tests" : "checks"
    let checks = verdict.checks.isEmpty ? "" : ": \(passed) of \(verdict.checks.count) \(noun) pass"
    let most = entry.exercise.points
    let points = "\(entry.points) of \(most) point\(most == 1 ? "" : "s")"
    return TextLayout.wrapped(
      words: [
        style(verdict.status.sign + " " + verdict.status.words + warnings, verdict.status.colour)
          + checks
      ] + (entry.exercise.isOwn ? [] : [points]),
      separator: " · ",
      width: width
    )
  }

  /// The sentence that an evening can end here; nothing most of the time.
  var stop: [String] {
    let sentence = entry.verdict.flatMap { stopPlace?.sentence(for: $0) }
    return sentence.map { TextLayout.wrapped($0, width: width) } ?? []
  }
}

extension RunView {
  /// The number of warnings after a pass, and their lines.
  private var warnings: String {
    let warnings = entry.shownDiagnostics.filter { $0.severity == .warning }
    guard entry.status == .passed, !warnings.isEmpty else { return "" }
    let lines = Set(warnings.map(\.line)).sorted().map(String.init)
    let places = (lines.count == 1 ? "line " : "lines ") + lines.joined(separator: ", ")
    return ", with \(warnings.count) warning\(warnings.count == 1 ? "" : "s") (\(places))"
  }
}

extension Check {
  /// The cause of the first problem that a test store found.
  fileprivate var cause: [String]? {
    issues.first.flatMap { StoreFailure(comment: $0.comment) }?.cause
  }

  /// Its sentences, each once: a test says the same for each of its arguments.
  fileprivate var sentences: [String] {
    issues.map(\.comment).reduce(into: []) { sentences, comment in
      if !comment.isEmpty, !sentences.contains(comment) { sentences.append(comment) }
    }
  }
}
