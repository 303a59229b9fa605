extension String {
  /// The text without characters that a terminal obeys instead of showing them; a tab is two blanks.
  var withoutControlCharacters: String {
    if utf8.allSatisfy({ $0 >= 32 && $0 < 127 }) { return self }
    var text = String.UnicodeScalarView()
    var isInSequence = false
    for scalar in unicodeScalars {
      if isInSequence {
        // An escape sequence ends with a letter or `~`.
        isInSequence = !(scalar.properties.isAlphabetic || scalar == "~")
        continue
      }
      switch scalar.properties.generalCategory {
      case .control:
        if scalar == "\t" { text.append(contentsOf: "  ".unicodeScalars) }
        isInSequence = scalar == "\u{1B}" || scalar == "\u{9B}"
      case .format:
        // Parts of emoji are joined by this one.
        if scalar == "\u{200D}" { text.append(scalar) }
      case .lineSeparator, .paragraphSeparator, .surrogate:
        break
      default:
        text.append(scalar)
      }
    }
    return String(text)
  }
}
