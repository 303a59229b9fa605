import WorkbookKit

/// A piece of text in one colour.
struct StyledText: Equatable {
  var text: String
  var colour: Style.Colour?

  init(_ text: some StringProtocol, _ colour: Style.Colour? = nil) {
    self.text = String(text)
    self.colour = colour
  }
}

extension Style {
  /// The words of a line, each with its own colours, so that the line can be wrapped between them.
  /// A space at an end of the line, or one of several, gives an empty word.
  func words(_ line: [StyledText]) -> [String] {
    var words = [""]
    for piece in line {
      let parts = piece.text.split(separator: " ", omittingEmptySubsequences: false)
      for (index, part) in parts.enumerated() {
        if index > 0 { words.append("") }
        words[words.count - 1] += piece.colour.map { self(String(part), $0) } ?? String(part)
      }
    }
    return words
  }
}

extension TextLayout {
  /// Words as lines of at most `width` columns: what is wider than a line is cut, after a mark
  /// of code if there is one.
  static func fitted(_ words: [String], width: Int, hanging: Int = 0) -> [String] {
    let room = max(2, width - hanging)
    let short = words.flatMap { word in
      ColouredText.columns(of: word) <= room
        ? [word] : ColouredText.rows(of: word, width: room, after: "(.:,/<_")
    }
    return wrapped(words: short, separator: " ", width: width, hanging: hanging)
  }
}
