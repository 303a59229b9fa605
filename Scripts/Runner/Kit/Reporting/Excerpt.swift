import Foundation

/// The lines of source below a message, as far as a terminal is wide: where the mistake is far to the
/// right, what is left of it is left out.
struct Excerpt {
  /// As the compiler prints them, with marks such as `` `- error``.
  let lines: [String]
  /// The text behind the mark of the mistake.
  let label: String

  /// - Parameter width: In columns.
  func lines(width: Int) -> [String] {
    let ends = lines.compactMap { line in
      line.range(of: label).map { line[..<$0.upperBound].count }
    }
    guard let end = ends.min(), end > width else {
      return lines.flatMap { Self.fitted($0, width: width) }
    }
    let margin =
      lines.compactMap { line in line.firstIndex(of: "|").map(line.distance(to:)) }
      .min() ?? 0
    // One column is for the sign that something is left out.
    let left = max(0, min(end - width + 1, end - label.count - margin - 2))
    return lines.flatMap { line in
      let head = line.prefix(margin + 2)
      let rest = line.dropFirst(margin + 2)
      let isMark = rest.prefix(left + 1).allSatisfy { $0 == " " }
      return Self.fitted(
        "\(head)\(isMark ? " " : "…")\(rest.dropFirst(left))",
        width: width
      )
    }
  }

  /// A line of code cut to the width, or what the compiler says of one in as many lines as it needs.
  private static func fitted(_ line: String, width: Int) -> [String] {
    guard line.columns > width,
      let parts = line.firstMatch(of: #/^(\s*\|)(.*?[`|]- )((?:error|note|warning): .*)$/#)?.output
    else { return [TextLayout.cut(line, width: width)] }
    let bar = String(parts.1)
    // What begins far to the right is easier to read further to the left.
    let mark = parts.2.count > width / 2 ? "   " + parts.2.suffix(3) : String(parts.2)
    let rows = TextLayout.wrapped(
      words: parts.3.split(separator: " ").map(String.init),
      separator: " ",
      width: width - bar.count - mark.count
    )
    let indent = String(repeating: " ", count: mark.count)
    return rows.enumerated().map { bar + ($0.offset == 0 ? mark : indent) + $0.element }
  }
}

extension String {
  /// The number of characters before a place.
  fileprivate func distance(to index: Index) -> Int {
    distance(from: startIndex, to: index)
  }
}
