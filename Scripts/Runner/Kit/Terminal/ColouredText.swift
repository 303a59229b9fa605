/// Lines that hold the escape sequences of colours, which take no room on the terminal.
package enum ColouredText {
  private enum Piece {
    case escape(String)
    case character(Character)
  }

  package static func columns(of line: String) -> Int {
    guard line.utf8.contains(27) else { return line.columns }
    return pieces(of: line).reduce(0) { sum, piece in
      if case .character(let character) = piece { sum + character.columns } else { sum }
    }
  }

  /// The line in as many rows as it takes, each at most `width` columns wide. A colour that goes on
  /// in the next row is switched off at the end of one and on again in the other, and tabs become
  /// spaces, since what they do depends on where a row begins.
  package static func rows(of line: String, width: Int) -> [String] {
    let width = max(2, width)
    var rows: [String] = []
    var row = ""
    var used = 0
    var colours = ""
    for piece in pieces(of: line) {
      switch piece {
      case .escape(let escape):
        row += escape
        colours = escape == reset ? "" : colours + escape
      case .character("\t"):
        let count = min(4 - used % 4, width - used)
        row += String(repeating: " ", count: count)
        used += count
      case .character(let character):
        if used + character.columns > width {
          rows.append(row + (colours.isEmpty ? "" : reset))
          row = colours
          used = 0
        }
        row.append(character)
        used += character.columns
      }
    }
    return rows + [row]
  }

  private static let reset = "\u{1B}[0m"

  /// Reads sequences such as `ESC [ 31 m`.
  private static func pieces(of line: String) -> [Piece] {
    var pieces: [Piece] = []
    var rest = line[...]
    while let character = rest.first {
      guard character == "\u{1B}", rest.dropFirst().first == "[",
        let end = rest.dropFirst(2).firstIndex(where: { $0.isLetter })
      else {
        pieces.append(.character(character))
        rest = rest.dropFirst()
        continue
      }
      pieces.append(.escape(String(rest[...end])))
      rest = rest[rest.index(after: end)...]
    }
    return pieces
  }
}
