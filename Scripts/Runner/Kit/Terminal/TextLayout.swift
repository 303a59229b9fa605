/// Fits text into a width. Lines that are laid out by hand, such as those of a diff or of code,
/// stay as they are.
package enum TextLayout {
  /// The lines of a message, prose wrapped at spaces.
  ///
  /// - Parameter hanging: By how many columns all lines of a paragraph but its first are indented.
  package static func wrapped(_ text: String, width: Int, hanging: Int = 0) -> [String] {
    text.lines.flatMap { line -> [String] in
      guard line.columns > width, isProse(line) else { return [line] }
      return wrapped(
        words: line.split(separator: " ").map(String.init),
        separator: " ",
        width: width,
        hanging: hanging
      )
    }
  }

  /// As many of the words in each line as fit; they may hold colours.
  package static func wrapped(
    words: [String],
    separator: String,
    width: Int,
    hanging: Int = 0
  ) -> [String] {
    var lines: [String] = []
    var current = ""
    var used = 0
    for (index, word) in words.enumerated() {
      let columns = ColouredText.columns(of: word)
      if used > 0 && used + separator.count + columns > width {
        lines.append(current)
        current = String(repeating: " ", count: hanging)
        used = hanging
      } else if index > 0 {
        current += separator
        used += separator.count
      }
      current += word
      used += columns
    }
    return lines + [current]
  }

  /// The text cut to a width, with an ellipsis where something is missing.
  package static func cut(_ text: String, width: Int) -> String {
    guard text.columns > width else { return text }
    var kept = ""
    var used = 1
    for character in text {
      used += character.columns
      if used > width { break }
      kept.append(character)
    }
    return width > 0 ? kept + "…" : ""
  }

  /// Whether a line may be broken and joined with others: one of a difference or of a drawn screen may
  /// not.
  package static func isProse(_ line: String) -> Bool {
    guard let first = line.first else { return true }
    return !first.isWhitespace && !"+-−|╭│╰".contains(first)
  }
}
