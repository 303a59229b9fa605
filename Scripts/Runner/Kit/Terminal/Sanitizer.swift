/// Makes text that a learner or a program has chosen fit for a terminal or a report.
package enum Sanitizer {
  /// The text on one line, without control characters and without the marks that turn the direction
  /// of writing; nothing in it can redraw a terminal, or look like another column.
  package static func line(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if isBreak(scalar) {
        result.append(" ")
      } else if !isControl(scalar) {
        result.append(scalar)
      }
    }
    return String(result).trimmed
  }

  /// The same for text of several lines, which stay.
  package static func block(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars
    where scalar == "\n" || scalar == "\t" || !isControl(scalar) {
      result.append(scalar)
    }
    return String(result)
  }

  /// The lines of an output, without empty lines at its end.
  package static func lines(of text: String) -> [String] {
    var lines = text.lines.map(block)
    while lines.count > 1, lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }

  private static func isBreak(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\n" || scalar == "\r" || scalar == "\t" || scalar == "\u{2028}"
      || scalar == "\u{2029}"
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0: true
    // Marks that embed, override or isolate a direction of writing.
    case 0x202A...0x202E, 0x2066...0x2069, 0x200E, 0x200F, 0x061C: true
    // Characters that no text holds: the end of a plane, and a mark of byte order in the middle.
    case 0xFEFF, 0xFFFE, 0xFFFF: true
    default: false
    }
  }
}
