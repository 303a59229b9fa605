import WorkbookKit

/// A table, as wide as it needs to be and no wider than there is room.
struct TableView {
  /// The words of each cell, with their colours.
  let header: [[String]]
  let rows: [[[String]]]

  private static let gap = "  "
  /// Below this, cells would be columns of single words.
  private static let narrowest = 12

  func lines(_ style: Style, width: Int) -> [String] {
    guard let widths = columnWidths(width: width) else { return stacked(style, width: width) }
    let rule = widths.map { String(repeating: "─", count: $0) }.joined(separator: Self.gap)
    let all = rows.map { row($0, widths) }
    // Where a cell takes several lines, an empty one between the rows keeps them apart.
    let isTall = all.contains { $0.count > 1 }
    let hasHeader = header.contains { !$0.isEmpty }
    return (hasHeader ? row(header, widths) : []) + [style(rule, .dim)]
      + all.joined(separator: isTall ? [""] : [])
  }

  private func row(_ cells: [[String]], _ widths: [Int]) -> [String] {
    let columns = zip(cells, widths).map { TextLayout.fitted($0, width: $1) }
    let height = columns.map { $0.count }.max() ?? 0
    return (0..<height).map { index in
      var line = zip(columns, widths).map { lines, width in
        (index < lines.count ? lines[index] : "").padded(to: width)
      }.joined(separator: Self.gap)
      while line.last == " " { line.removeLast() }
      return line
    }
  }

  /// As wide as the widest cell; where that is too much, the widest columns give way first. Nil if
  /// that leaves too little of a column, or would break a word.
  private func columnWidths(width: Int) -> [Int]? {
    let columns = header.indices.map { column in ([header] + rows).map { $0[column] } }
    var widths = columns.map { cells in
      cells.map { ColouredText.columns(of: $0.joined(separator: " ")) }.max() ?? 0
    }
    let least = zip(columns, widths).map { cells, width in
      max(min(width, Self.narrowest), cells.joined().map(ColouredText.columns).max() ?? 0)
    }
    let room = width - Self.gap.count * (widths.count - 1)
    while widths.reduce(0, +) > room {
      let wide = widths.indices.filter { widths[$0] > least[$0] }
      guard let column = wide.max(by: { widths[$0] <= widths[$1] }) else { return nil }
      widths[column] -= 1
    }
    return widths
  }

  /// Each row as a group of lines that begin with the column's name.
  private func stacked(_ style: Style, width: Int) -> [String] {
    let groups = rows.map { cells in
      zip(header, cells).filter { !$1.isEmpty }.enumerated().flatMap { index, cell in
        let label = cell.0.isEmpty ? [] : cell.0.dropLast() + [cell.0[cell.0.count - 1] + ":"]
        return TextLayout.fitted(label + cell.1, width: width - 2).enumerated().map { line, text in
          (index == 0 && line == 0 ? style("•", .cyan) + " " : "  ") + text
        }
      }
    }
    return Array(groups.joined(separator: [""]))
  }
}
