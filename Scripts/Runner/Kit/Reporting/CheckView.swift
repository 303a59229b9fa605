import Foundation

/// Checks, messages of the compiler and the rest of a verdict, as lines for a terminal.
package struct CheckView {
  package let style: Style
  package let width: Int
  package let places: Places
  /// The option with which nothing is left out; nil where there is none.
  package var wholeWord: String? = "--all"
  /// Whether of several failures in a test the first is shown, and the others are counted.
  package var showsFirstAlone = false
  /// Whether lines of source are shown as the compiler prints them.
  package var isWhole = false
  /// Whether lines for editors follow, so that the compiler's messages must not look like them.
  package var precedesProblems = false

  package init(style: Style, width: Int, places: Places = .fromRoot) {
    (self.style, self.width, self.places) = (style, width, places)
  }

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

  /// - Parameter limit: At most so many lines of a sentence with its difference; nil, if nothing is
  ///   left out.
  package func details(_ check: Check, limit: Int? = VerdictBlocks.textLimit) -> [String] {
    var blocks = VerdictBlocks(width: width, isWhole: limit == nil, wholeWord: wholeWord)
    blocks.showsFirstAlone = showsFirstAlone
    return blocks.check(check).flatMap { lines(of: $0, limit: limit ?? .max) }
  }

  package func lines(of block: MessageBlock, limit: Int = .max) -> [String] {
    let lines = block.lines(width: width)
    switch block {
    case .text:
      let left = lines.count - limit
      return lines.prefix(limit).map(difference)
        + (left > 0 ? [style("… and \(left) lines more", .dim)] : [])
    case .values, .condition:
      return lines.map { line in
        let label = MessageBlock.labels.first(where: line.hasPrefix) ?? ""
        return (label.isEmpty ? "" : style(label, .dim)) + line.dropFirst(label.count)
      }
    case .place(let file, let line, let source):
      let text = source.map { ["  " + TextLayout.cut($0, width: width - 2)] } ?? []
      return (["\(places(file)):\(line)"] + text).map { style($0, .dim) }
    case .diagnostic(let diagnostic, let more):
      return message(diagnostic) + (more.map { [$0] } ?? [])
    case .output: return lines.map { "    " + $0 }
    case .remark: return lines.map { style($0, .dim) }
    }
  }

  private func difference(_ line: String) -> String {
    switch line.first(where: { $0 != " " }) {
    case "−", "-": style(line, .red)
    case "+": style(line, .green)
    default: line
    }
  }

  /// A message with its meaning, its lines of source, and its notes.
  private func message(_ diagnostic: Diagnostic) -> [String] {
    let explanation = TextLayout.wrapped(diagnostic.explanation ?? "", width: width - 4)
      .filter { !$0.isEmpty }.map { "    " + $0 }
    let colour: Style.Colour = diagnostic.severity == .warning ? .yellow : .red
    return headline(of: diagnostic, after: precedesProblems ? ["", ""] : [])
      .map { style($0, colour) } + explanation + excerpt(of: diagnostic)
      + diagnostic.notes.flatMap { headline(of: $0) + excerpt(of: $0) }
  }

  private func headline(of diagnostic: Diagnostic, after words: [String] = []) -> [String] {
    let words = words + places.headline(diagnostic).split(separator: " ").map(String.init)
    return TextLayout.wrapped(words: words, separator: " ", width: width)
  }

  /// The lines of source, without the message that is above them already.
  private func excerpt(of diagnostic: Diagnostic) -> [String] {
    let label = "- \(diagnostic.severity.rawValue)"
    if isWhole { return diagnostic.excerpt }
    let lines = diagnostic.excerpt.map { line in
      line.replacingOccurrences(of: "\(label): \(diagnostic.message)", with: label)
    }
    return Excerpt(lines: lines, label: label).lines(width: width)
  }
}
