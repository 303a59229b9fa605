extension CellGrid {
  /// The text that makes a terminal show these cells: only what has changed.
  ///
  /// - Parameters:
  ///   - old: The cells that the terminal shows; `nil` if that is not known.
  ///   - origin: The place of the cells in the terminal, counted from 0.
  ///   - usesColor: Whether colors are shown.
  /// - Returns: Text with escape sequences; empty if nothing has changed.
  package func escapeSequences(
    since old: CellGrid?,
    at origin: (x: Int, y: Int) = (0, 0),
    usesColor: Bool = true
  ) -> String {
    var output = ""
    var current: TextStyle?
    for run in changes(since: old) {
      // A wide character is written from its first half on.
      var (x, cells) = (run.x, run.cells)
      if let first = cells.first, first.isContinuation, x > 0 {
        x -= 1
        cells = [self[x, run.y]] + cells
      }
      output += "\u{1B}[\(origin.y + run.y + 1);\(origin.x + x + 1)H"
      for cell in cells where !cell.isContinuation {
        if cell.style != current {
          output += cell.style.escapeSequence(usesColor: usesColor)
          current = cell.style
        }
        output.append(cell.character)
      }
    }
    return output.isEmpty ? "" : output + "\u{1B}[0m"
  }
}

extension TextStyle {
  fileprivate func escapeSequence(usesColor: Bool) -> String {
    var codes = ["0"]
    if isBold { codes.append("1") }
    if isDim { codes.append("2") }
    if isItalic { codes.append("3") }
    if isUnderlined { codes.append("4") }
    if isReversed { codes.append("7") }
    if isStruckThrough { codes.append("9") }
    if usesColor {
      if let code = foreground?.terminalCode { codes.append("38;5;\(code)") }
      if let code = background?.terminalCode { codes.append("48;5;\(code)") }
    }
    return "\u{1B}[\(codes.joined(separator: ";"))m"
  }
}

extension Color {
  /// The number of the color among a terminal's 256; `nil` for the terminal's own.
  fileprivate var terminalCode: Int? {
    switch paint {
    case .named(let name): name.terminalCode
    case .mixed(let red, let green, let blue):
      // A cube of six steps of each part.
      [red, green, blue].reduce(0) { $0 * 6 + (Int($1) + 25) / 51 } + 16
    }
  }
}

extension Color.Name {
  fileprivate var terminalCode: Int? {
    switch self {
    case .primary, .clear: nil
    case .secondary, .gray: 245
    case .red: 196
    case .orange: 208
    case .yellow: 220
    case .green: 34
    case .mint: 79
    case .teal: 37
    case .cyan: 45
    case .blue, .accentColor: 33
    case .indigo: 62
    case .purple: 134
    case .pink: 198
    case .brown: 137
    case .white: 231
    case .black: 16
    }
  }
}
