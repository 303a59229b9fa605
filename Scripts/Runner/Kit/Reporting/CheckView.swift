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
  /// - Parameter limit: At most so many lines of a sentence or a difference.
  package func details(_ check: Check, limit: Int = 60) -> [String] {
    check.issues.flatMap { issue -> [String] in
      var result = cut(comment(issue.comment), to: limit)
      if let expectation = issue.expectation { result += cut(compared(expectation), to: limit) }
      if issue.line > 0 { result.append(style("\(places(issue.file)):\(issue.line)", .dim)) }
      return result
    }
  }

  private func comment(_ text: String) -> [String] {
    text.isEmpty ? [] : TextLayout.wrapped(text, width: width).map(difference)
  }

  private func compared(_ text: String) -> [String] {
    switch Expectation(text).form {
    case .equality(let expected, let actual):
      return labelled("expected", expected) + labelled("actual", actual)
    case .other(let words):
      return labelled("checked", words)
    }
  }

  private func labelled(_ label: String, _ text: String) -> [String] {
    let indented = text.lines.enumerated().map { index, line in
      (index == 0 ? label : "").padded(to: 10) + line
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
