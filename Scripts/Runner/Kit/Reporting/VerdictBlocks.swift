import Foundation

/// Chooses what is shown of a verdict: enough to go on, and not too much to read.
package struct VerdictBlocks {
  /// The number of columns for which values are chosen.
  package var width: Int
  /// Whether nothing is left out.
  package var isWhole = false
  /// The option with which nothing is left out; nil where there is none.
  package var wholeWord: String?
  /// Whether of several failures in a test the first is shown, and the others are counted.
  package var showsFirstAlone = false

  /// The lines of a sentence with its difference.
  package static let textLimit = 60
  private static let valueLimit = 8
  /// The first errors are often the cause of the others.
  private static let diagnosticLimit = 8
  private static let noteLimit = 3
  /// More would push the checks off the screen.
  private static let outputLimit = 40

  package init(width: Int, isWhole: Bool = false, wholeWord: String? = nil) {
    (self.width, self.isWhole, self.wholeWord) = (width, isWhole, wholeWord)
  }

  /// A remark with the way to see what is left out.
  private func words(_ text: String) -> String {
    text + (wholeWord.map { ", with \($0)" } ?? "")
  }

  // MARK: Checks

  /// For each issue the sentence for the learner, what was compared, and the place in the suite. Of a
  /// test that fails for several arguments, or several times in a line, the first failure is shown.
  package func check(_ check: Check) -> [MessageBlock] {
    if isWhole { return check.issues.flatMap(issue) }
    // The other arguments of a test mostly fail for the same reason, and so do the other rounds of
    // a loop.
    let first = check.issues.first?.argument
    var shown: [(issue: Check.Issue, count: Int)] = []
    for issue in check.issues where issue.argument == first {
      let same = shown.firstIndex { ($0.issue.file, $0.issue.line) == (issue.file, issue.line) }
      if let same, issue.line > 0 { shown[same].count += 1 } else { shown.append((issue, 1)) }
    }
    func others(_ count: Int) -> String {
      count == 2 ? "and another failure" : "and \(count - 1) more failures"
    }
    if showsFirstAlone, shown.count > 1 {
      return issue(shown[0].issue) + [.remark(words("\(others(shown.count)) in this test"))]
    }
    return shown.flatMap { issue, count in
      self.issue(issue) + (count == 1 ? [] : [.remark("\(others(count)) in this line")])
    } + otherCases(check, than: first)
  }

  /// The number of other arguments for which a test fails, and their values where a person can
  /// recognise them.
  private func otherCases(_ check: Check, than first: String?) -> [MessageBlock] {
    var others: [String] = []
    for issue in check.issues {
      guard let argument = issue.argument, argument != first else { continue }
      let value = ComparedValues.list(argument)
      if !others.contains(value) { others.append(value) }
    }
    guard !others.isEmpty else { return [] }
    let count = others.count == 1 ? "1 more case" : "\(others.count) more cases"
    let isSaid = !others.contains { ["true", "false"].contains($0) }
    let text = "and in \(count)" + (isSaid ? ": \(others.joined(separator: "; "))" : "")
    return [.remark(TextLayout.cut(text, width: width))]
  }

  private func issue(_ issue: Check.Issue) -> [MessageBlock] {
    let comment = issue.comment.trimmingCharacters(in: .newlines)
    var result: [MessageBlock] = comment.isEmpty ? [] : [.text(comment)]
    if let expectation = issue.expectation {
      let values = compared(expectation, hasSentence: !issue.comment.isEmpty)
      // A text that fills half a screen says less than the sentence above it, and than its
      // difference.
      let count = values?.lines(width: width).count ?? 0
      if issue.comment.isEmpty || isWhole || count <= Self.valueLimit {
        result += values.map { [$0] } ?? []
      } else if issue.comment.lines.allSatisfy(TextLayout.isProse) {
        let way = wholeWord.map { ", and shown with \($0)" } ?? ""
        result.append(.remark("The compared values are long\(way)."))
      }
    }
    guard issue.line > 0 else { return result }
    return result + [.place(file: issue.file, line: issue.line, source: issue.source)]
  }

  private func compared(_ text: String, hasSentence: Bool) -> MessageBlock? {
    switch Expectation(text).form {
    case .equality(let values) where hasSentence && !isWhole && values.saysLittle: return nil
    case .equality(let values):
      // A text that fits is easier to read in one piece.
      let fits = MessageBlock.values(values).lines(width: width).count == 2
      return .values(fits || isWhole ? values : values.differing)
    // A condition such as `isAsExpected` says less than the sentence above it.
    case .other(let text): return hasSentence ? nil : .condition(text)
    }
  }

  // MARK: The compiler, and what was printed

  /// - Parameter file: The learner's.
  package func diagnostics(_ diagnostics: [Diagnostic], in file: String) -> [MessageBlock] {
    guard !isWhole else { return diagnostics.map { .diagnostic($0, more: nil) } }
    let hidden = diagnostics.count - Self.diagnosticLimit
    return diagnostics.prefix(Self.diagnosticLimit).map { diagnostic in
      var shown = diagnostic
      // Of operators that do not fit, the compiler lists all that the modules of Swift have.
      shown.notes = diagnostic.notes.filter { $0.file.contains("/") }.prefix(Self.noteLimit).map {
        var note = $0
        // An excerpt of a file that the learner does not edit helps less than it hides.
        if note.file != file { note.excerpt = [] }
        return note
      }
      let left = diagnostic.notes.count - shown.notes.count
      let more = left == 0 ? nil : words("… and \(left) more note\(left == 1 ? "" : "s")")
      return .diagnostic(shown, more: more)
    } + (hidden > 0 ? [.remark(words("… and \(hidden) more"))] : [])
  }

  /// The end of what a program printed; nothing if it is blank.
  ///
  /// - Parameter dropped: The number of bytes before it that are gone already.
  package func output(_ text: String, dropped: Int = 0) -> [MessageBlock] {
    guard !text.trimmed.isEmpty else { return [] }
    let printed = Sanitizer.lines(of: text)
    let hidden = max(0, printed.count - Self.outputLimit)
    let what = dropped > 0 ? "\(dropped) bytes" : hidden > 0 ? "\(hidden) lines" : nil
    return (what.map { [.remark("… \($0) before this are not shown")] } ?? [])
      + [.output(Array(printed.dropFirst(hidden)))]
  }
}
