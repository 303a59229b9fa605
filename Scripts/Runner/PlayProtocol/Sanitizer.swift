import Foundation

/// Makes text that a learner or a program has chosen fit for a terminal or a report.
package enum Sanitizer {
  /// The text on one line, without what a terminal obeys instead of showing it and without the marks
  /// that turn the direction of writing; nothing in it can redraw a terminal, or look like another
  /// column.
  package static func line(_ text: String) -> String {
    let scalars = kept(of: text).map { breaks.contains($0) ? " " : $0 }
    return String(String.UnicodeScalarView(scalars)).trimmingCharacters(in: .whitespaces)
  }

  /// The same for text of several lines, which stay, as tabs do.
  package static func block(_ text: String) -> String {
    String(kept(of: text).filter { $0 == "\n" || $0 == "\t" || !breaks.contains($0) })
  }

  private static let breaks: Set<Unicode.Scalar> = ["\n", "\r", "\t", "\u{2028}", "\u{2029}"]

  /// The place in an escape sequence of a terminal.
  private enum Place {
    case outside
    case begun
    /// Behind `ESC [`: numbers, and a letter at its end.
    case inSequence
    /// Behind `ESC ]` and the like: a text up to a bell, or to another sequence.
    case inText
  }

  /// The text without escape sequences and other characters that are not shown, but with the breaks.
  private static func kept(of text: String) -> String.UnicodeScalarView {
    if text.utf8.allSatisfy({ $0 >= 32 && $0 < 127 }) { return text.unicodeScalars }
    var result = String.UnicodeScalarView()
    var place = Place.outside
    for scalar in text.unicodeScalars {
      switch (place, scalar.value) {
      case (_, 0x1B): place = .begun
      case (.begun, 0x5B), (.outside, 0x9B): place = .inSequence
      case (.begun, 0x5D), (.begun, 0x50), (.outside, 0x9D), (.outside, 0x90): place = .inText
      case (.begun, 0x20...0x2F), (.inSequence, 0x20...0x3F): break
      case (.begun, 0x30...0x7E), (.inSequence, 0x40...0x7E): place = .outside
      case (.inText, 0x07), (.inText, 0x9C): place = .outside
      case (.inText, _) where !breaks.contains(scalar): break
      default:
        place = .outside
        if breaks.contains(scalar) || isShown(scalar) { result.append(scalar) }
      }
    }
    return result
  }

  private static func isShown(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .surrogate: false
    // Marks that embed, override or isolate a direction of writing are of this kind; parts of emoji
    // are joined by the first exception, letters of some scripts parted by the second.
    case .format: scalar == "\u{200D}" || scalar == "\u{200C}"
    // Characters that no text holds: the end of a plane.
    default: scalar.value != 0xFFFE && scalar.value != 0xFFFF
    }
  }
}
