import WorkbookKit

/// A table, as wide as it needs to be and no wider than there is room.
struct TableView {
  let header: [StyledText]
  let rows: [[StyledText]]

  private static let gap = 2
  /// Below this, cells would be columns of single words.
  private static let narrowest = 12

  func lines(width: Int) -> [StyledText] {
    guard let widths = columnWidths(width: width) else { return stacked(width: width) }
    let bold = header.map { cell in
      StyledText(letters: cell.letters.map { .init(character: $0.character, colour: .bold) })
    }
    let rule = StyledText(
      widths.map { String(repeating: "─", count: $0) }.joined(separator: "  "),
      .dim
    )
    let all = rows.map { row($0, widths) }
    // Where a cell takes several lines, an empty one between the rows keeps them apart.
    let isTall = all.contains { $0.count > 1 }
    let body = all.joined(separator: isTall ? [StyledText()] : [])
    let hasHeader = header.contains { !$0.isEmpty }
    return (hasHeader ? row(bold, widths) : []) + [rule] + body
  }

  private func row(_ cells: [StyledText], _ widths: [Int]) -> [StyledText] {
    let wrapped = zip(cells, widths).map { $0.wrapped(width: $1) }
    let height = wrapped.map { $0.count }.max() ?? 0
    return (0..<height).map { index in
      var line = StyledText()
      for (column, cell) in wrapped.enumerated() {
        let text = index < cell.count ? cell[index] : StyledText()
        let isLast = column == wrapped.count - 1
        line +=
          isLast
          ? text
          : text.padded(to: widths[column]) + StyledText(String(repeating: " ", count: Self.gap))
      }
      return line.withoutTrailingSpace
    }
  }

  /// As wide as the widest cell; where that is too much, the widest columns give way first. Nil if
  /// that leaves too little of a column.
  private func columnWidths(width: Int) -> [Int]? {
    var widths = header.indices.map { column in
      ([header] + rows).map { $0[column].columns }.max() ?? 0
    }
    guard !widths.isEmpty else { return nil }
    let natural = widths
    let room = width - Self.gap * (widths.count - 1)
    while widths.reduce(0, +) > room, let widest = widths.max(), widest > Self.narrowest {
      guard let column = widths.lastIndex(of: widest) else { break }
      widths[column] -= 1
    }
    let isEnough = zip(widths, natural).allSatisfy { $0 >= min($1, Self.narrowest) }
    return isEnough && widths.reduce(0, +) <= room ? widths : nil
  }

  /// Each row as a group of lines that begin with the column's name.
  private func stacked(width: Int) -> [StyledText] {
    let groups = rows.map { cells in
      zip(header, cells).filter { !$1.isEmpty }.enumerated().flatMap { index, pair in
        let (name, cell) = pair
        let label = StyledText(
          letters: name.letters.map { .init(character: $0.character, colour: .bold) }
        )
        let text = name.isEmpty ? cell : label + StyledText(": ") + cell
        return text.wrapped(width: width - 2).enumerated().map { line, text in
          (index == 0 && line == 0 ? StyledText("• ", .cyan) : StyledText("  ")) + text
        }
      }
    }
    return Array(groups.joined(separator: [StyledText()]))
  }
}

extension StyledText {
  var withoutTrailingSpace: StyledText {
    let end = letters.lastIndex { $0.character != " " }.map { $0 + 1 } ?? letters.startIndex
    return StyledText(letters: letters[..<end])
  }
}
