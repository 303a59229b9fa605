/// Text for XML 1.0, and for HTML, which both escape the same way.
package enum XMLText {
  /// The text with every sign of mark-up escaped, for contents and for quoted attributes, and
  /// without the characters that XML 1.0 forbids, not even as references: those of control, and the
  /// ends of planes. A question mark in a box replaces each, so that nothing disappears unseen.
  package static func escaped(_ text: String) -> String {
    guard text.utf8.contains(where: isSuspicious) else { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result.append(contentsOf: "&amp;".unicodeScalars)
      case "<": result.append(contentsOf: "&lt;".unicodeScalars)
      case ">": result.append(contentsOf: "&gt;".unicodeScalars)
      case "\"": result.append(contentsOf: "&quot;".unicodeScalars)
      case "'": result.append(contentsOf: "&#39;".unicodeScalars)
      default: result.append(isAllowed(scalar) ? scalar : "\u{FFFD}")
      }
    }
    return String(result)
  }

  /// The same for the value of an attribute, where a parser would make a space of a line's end.
  package static func attribute(_ text: String) -> String {
    escaped(text).replacing("\r\n", with: "&#10;").replacing("\n", with: "&#10;")
      .replacing("\r", with: "&#10;").replacing("\t", with: "&#9;")
  }

  /// Whether a byte may belong to something that is escaped or replaced; most texts have none.
  private static func isSuspicious(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x9, 0xA, 0xD: false
    case 0...0x1F, 0x22, 0x26, 0x27, 0x3C, 0x3E, 0xEF: true
    default: false
    }
  }

  /// The production `Char` of XML 1.0.
  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x9, 0xA, 0xD, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
    default: false
    }
  }
}
