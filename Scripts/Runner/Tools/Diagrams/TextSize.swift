/// How much room a text takes in a drawing, about: the page's fonts are not known here, so this is
/// rather too much than too little.
enum TextSize {
  static let lineHeight = 18.0

  static func width(_ text: String) -> Double {
    text.reduce(0) { $0 + width($1) }
  }

  static func size(_ lines: [String]) -> Drawing.Size {
    Drawing.Size(
      width: lines.map(width).max() ?? 0,
      height: Double(lines.count) * lineHeight
    )
  }

  /// The text in lines of at most so many letters, if its words allow that, and about equally long.
  static func wrapped(_ text: String, letters: Int) -> [String] {
    let words = text.split(separator: " ").map(String.init)
    let count = (text.count + letters - 1) / letters
    guard count > 1 else { return [text] }
    for limit in max(text.count / count, 1)...letters {
      let lines = lines(of: words, letters: limit)
      if lines.count <= count { return lines }
    }
    return lines(of: words, letters: letters)
  }

  private static func lines(of words: [String], letters: Int) -> [String] {
    words.reduce(into: []) { lines, word in
      if let last = lines.last, last.count + 1 + word.count <= letters {
        lines[lines.count - 1] = last + " " + word
      } else {
        lines.append(word)
      }
    }
  }

  private static func width(_ letter: Character) -> Double {
    switch letter {
    case "i", "j", "l", "t", "f", "r", "I", ".", ",", ":", ";", "'", "|", "!", "(", ")", "[", "]":
      5
    case " ": 4.5
    case "m", "w", "M", "W", "@", "&": 12
    case _ where letter.isUppercase: 9.5
    case _ where letter.isASCII: 8
    default: 14
    }
  }
}
