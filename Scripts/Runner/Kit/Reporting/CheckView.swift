import Foundation

/// A check with all that went wrong in it, as lines for a terminal.
package struct CheckView {
  package let style: Style
  package let width: Int
  package var places = Places.fromRoot
  /// Whether of several failures in a test the first is shown, and the others are counted.
  package var showsFirstAlone = false

  package init(style: Style, width: Int, places: Places = .fromRoot) {
    self.style = style
    self.width = width
    self.places = places
  }

  private static let comparedLineLimit = 8

  /// The sign and the name.
  package func title(_ check: Check) -> [String] {
    let words = check.name.split(separator: " ").map(String.init)
    let remarks = [check.status.remark, check.remark.map { "(\($0))" } ?? ""]
    let remark = remarks.filter { !$0.isEmpty }.map { style($0, .dim) }
    return TextLayout.wrapped(
      words: [style(check.status.sign, check.status.colour)] + words + remark,
      separator: " ",
      width: width,
      hanging: 2
    )
  }

  /// For each issue the sentence for the learner, what was compared, and the place in the suite.
  ///
  /// - Parameter limit: At most so many lines of a sentence or a difference. Without a limit, a test
  ///   that fails for several arguments, or several times in a line, shows each failure.
  package func details(_ check: Check, limit: Int? = 60) -> [String] {
    guard let limit else { return check.issues.flatMap { details($0, limit: .max) } }
    // The other arguments of a test mostly fail for the same reason, and so do the other rounds of
    // a loop.
    let first = check.issues.first?.argument
    var shown: [(issue: Check.Issue, count: Int)] = []
    for issue in check.issues where issue.argument == first {
      let same = shown.firstIndex { ($0.issue.file, $0.issue.line) == (issue.file, issue.line) }
      if let same, issue.line > 0 { shown[same].count += 1 } else { shown.append((issue, 1)) }
    }
    if showsFirstAlone, shown.count > 1 {
      let others = shown.count == 2 ? "another failure" : "\(shown.count - 1) more failures"
      return details(shown[0].issue, limit: limit)
        + [style("and \(others) in this test, with --all", .dim)]
    }
    return shown.flatMap { issue, count in
      let others = count == 2 ? "another failure" : "\(count - 1) more failures"
      return details(issue, limit: limit)
        + (count == 1 ? [] : [style("and \(others) in this line", .dim)])
    } + otherCases(check, than: first)
  }

  /// The number of other arguments for which a test fails, and their values where a person can
  /// recognise them.
  private func otherCases(_ check: Check, than first: String?) -> [String] {
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
    return [style(TextLayout.cut(text, width: width), .dim)]
  }

  private func details(_ issue: Check.Issue, limit: Int) -> [String] {
    var result = cut(comment(issue.comment), to: limit)
    if let expectation = issue.expectation {
      let hasSentence = !issue.comment.isEmpty
      let lines = compared(expectation, hasSentence: hasSentence, isWhole: limit == .max)
      // A text that fills half a screen says less than the sentence above it, and than its
      // difference.
      let isTooLong = hasSentence && limit != .max && lines.count > Self.comparedLineLimit
      if !isTooLong {
        result += lines
      } else if issue.comment.lines.allSatisfy(TextLayout.isProse) {
        result.append(style("The compared values are long, and shown with --all.", .dim))
      }
    }
    if issue.line > 0 {
      let place = "\(places(issue.file)):\(issue.line)"
      result.append(style(place, .dim))
      if let source = issue.source {
        result.append(style("  " + TextLayout.cut(source, width: width - 2), .dim))
      }
    }
    return result
  }

  private func comment(_ text: String) -> [String] {
    let text = text.trimmingCharacters(in: .newlines)
    return text.isEmpty ? [] : TextLayout.wrapped(text, width: width).map(difference)
  }

  private func compared(_ text: String, hasSentence: Bool, isWhole: Bool) -> [String] {
    switch Expectation(text).form {
    case .equality(let values) where hasSentence && !isWhole && values.saysLittle: return []
    case .equality(let values):
      let whole = lines(of: values)
      // A text that fits is easier to read in one piece.
      return whole.count == 2 || isWhole ? whole : lines(of: values.differing)
    case .other(let text):
      // A condition such as `isAsExpected` says less than the sentence above it.
      return hasSentence ? [] : labelled("checked", text)
    }
  }

  private func lines(of values: ComparedValues) -> [String] {
    labelled("expected", values.expected) + labelled("actual", values.actual)
  }

  private func labelled(_ label: String, _ text: String) -> [String] {
    let indented = text.lines.enumerated().map { index, line in
      (index == 0 ? label : "").padded(to: 10) + line
    }
    .flatMap { line in
      line.columns <= width
        ? [line]
        : TextLayout.wrapped(
          words: line.components(separatedBy: " "),
          separator: " ",
          width: width,
          hanging: 10
        )
    }
    return indented.map {
      $0.hasPrefix(label) ? style(label, .dim) + $0.dropFirst(label.count) : $0
    }
  }

  private func difference(_ line: String) -> String {
    switch line.first(where: { $0 != " " }) {
    case "−", "-": style(line, .red)
    case "+": style(line, .green)
    default: line
    }
  }

  private func cut(_ lines: [String], to limit: Int) -> [String] {
    guard lines.count > limit else { return lines }
    return lines.prefix(limit) + [style("… and \(lines.count - limit) lines more", .dim)]
  }
}
