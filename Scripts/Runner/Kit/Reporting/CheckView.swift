import Foundation

/// A check with all that went wrong in it, as lines for a terminal.
package struct CheckView {
  package let style: Style
  package let width: Int
  package var places = Places.fromRoot

  package init(style: Style, width: Int, places: Places = .fromRoot) {
    self.style = style
    self.width = width
    self.places = places
  }

  private static let mostComparedLines = 12

  /// The sign and the name.
  package func title(_ check: Check) -> [String] {
    let words = check.name.split(separator: " ").map(String.init)
    let remark = check.status.remark.isEmpty ? [] : [style(check.status.remark, .dim)]
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
  ///   that fails for several arguments shows each.
  package func details(_ check: Check, limit: Int? = 60) -> [String] {
    guard let limit else { return check.issues.flatMap { details($0, limit: .max) } }
    // The other arguments of a test mostly fail for the same reason.
    let first = check.issues.first?.argument
    let shown = check.issues.filter { $0.argument == first }
    var others: [String] = []
    for argument in check.issues.compactMap({ $0.argument })
    where argument != first && !others.contains(argument) { others.append(argument) }
    let names = TextLayout.cut(others.joined(separator: "; "), width: max(10, width - 30))
    let rest = others.isEmpty ? [] : [style("and for \(others.count) more: \(names)", .dim)]
    return shown.flatMap { details($0, limit: limit) } + rest
  }

  private func details(_ issue: Check.Issue, limit: Int) -> [String] {
    var result = cut(comment(issue.comment), to: limit)
    if let expectation = issue.expectation {
      let hasSentence = !issue.comment.isEmpty
      let lines = compared(expectation, hasSentence: hasSentence)
      // What fills half a screen says less than the sentence above it.
      let isTooLong = hasSentence && limit != .max && lines.count > Self.mostComparedLines
      result +=
        isTooLong ? [style("Expected and actual value are long, and left out.", .dim)] : lines
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

  private func compared(_ text: String, hasSentence: Bool) -> [String] {
    switch Expectation(text).form {
    case .equality(let expected, let actual):
      return labelled("expected", expected) + labelled("actual", actual)
    case .other(let text):
      // A condition such as `isAsExpected` says less than the sentence above it.
      return hasSentence ? [] : labelled("checked", text)
    }
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
