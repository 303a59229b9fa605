import WorkbookKit

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
      return lines.map { TextLayout.cut($0, width: width) }
    }
    let margin =
      lines.compactMap { line in line.firstIndex(of: "|").map(line.distance(to:)) }
      .min() ?? 0
    // One column is for the sign that something is left out.
    let left = max(0, min(end - width + 1, end - label.count - margin - 2))
    return lines.map { line in
      let head = line.prefix(margin + 2)
      let rest = line.dropFirst(margin + 2)
      let isMark = rest.prefix(left + 1).allSatisfy { $0 == " " }
      return TextLayout.cut(
        "\(head)\(isMark ? " " : "…")\(rest.dropFirst(left))",
        width: width
      )
    }
  }
}

extension String {
  /// The number of characters before a place.
  fileprivate func distance(to index: Index) -> Int {
    distance(from: startIndex, to: index)
  }
}
