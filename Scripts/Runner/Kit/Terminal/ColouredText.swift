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

  /// The line in as many rows as it takes, each at most `width` columns wide. A colour that
  /// continues in the next row is switched off at the end of one and on again in the other, and
  /// tabs become spaces, since what they do depends on where a row begins.
  ///
  /// - Parameter marks: A row ends after one of these if there is one in its second half.
  package static func rows(of line: String, width: Int, after marks: String = "") -> [String] {
    let width = max(2, width)
    var rows: [String] = []
    var row = ""
    var used = 0
    var colours = ""
    // The bytes, the columns and the colours of the row up to its last mark.
    var mark: (length: Int, used: Int, colours: String)?
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
          var end = (length: row.utf8.count, used: used, colours: colours)
          if let mark, mark.used * 2 > width { end = mark }
          let kept = String(decoding: row.utf8.prefix(end.length), as: UTF8.self)
          let rest = String(decoding: row.utf8.dropFirst(end.length), as: UTF8.self)
          rows.append(kept + (end.colours.isEmpty ? "" : reset))
          row = end.colours + rest
          used -= end.used
          mark = nil
        }
        row.append(character)
        used += character.columns
        if marks.contains(character) { mark = (row.utf8.count, used, colours) }
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
