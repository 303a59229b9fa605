import TerminalUI

extension CellGrid {
  /// Writes a line into an area of one row; what does not fit is left out behind an ellipsis.
  mutating func write(_ text: String, _ style: TextStyle, in area: Rect) {
    guard text.columns > area.width else {
      put(text, style, x: area.x, y: area.y, in: area)
      return
    }
    var columns = 0
    let shown = text.prefix { character in
      columns += character.columns
      return columns < area.width
    }
    put(shown + "…", style, x: area.x, y: area.y, in: area)
  }
}

extension Rect {
  /// A row of the area, counted from its top.
  func row(_ index: Int) -> Rect {
    Rect(x: x, y: y + index, width: width, height: index < height ? 1 : 0)
  }

  func removing(first columns: Int) -> Rect {
    Rect(x: x + columns, y: y, width: width - columns, height: height)
  }

  func removing(last columns: Int) -> Rect {
    Rect(x: x, y: y, width: width - columns, height: height)
  }

  func keeping(last columns: Int) -> Rect {
    Rect(x: x + max(width - columns, 0), y: y, width: min(columns, width), height: height)
  }
}

extension String {
  /// The text in lines that are no wider than a number of columns, broken between words.
  func wrapped(to width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in split(separator: " ") {
      if !line.isEmpty, line.columns + 1 + String(word).columns > width {
        lines.append(line)
        line = ""
      }
      line += (line.isEmpty ? "" : " ") + word
    }
    return line.isEmpty ? lines : lines + [line]
  }
}
