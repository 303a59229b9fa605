/// The width of text on a terminal, where Chinese, Japanese and Korean letters and most emoji are
/// two columns wide, and accents have no width of their own.
extension StringProtocol {
  package var columns: Int {
    utf8.allSatisfy { $0 < 0x80 } ? utf8.count : reduce(0) { $0 + $1.columns }
  }
}

extension Character {
  package var columns: Int {
    if isASCII { return 1 }
    let scalars = unicodeScalars
    guard let first = scalars.first else { return 0 }
    switch first.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: return 0
    default: break
    }
    // The selector U+FE0F asks for the coloured, wide form of a sign.
    let asksForEmoji = scalars.contains { $0.value == 0xFE0F }
    let isWide = first.properties.isEmojiPresentation || first.isWide || asksForEmoji
    return isWide ? 2 : 1
  }
}

extension Unicode.Scalar {
  /// The blocks that Unicode calls wide or full width.
  fileprivate var isWide: Bool {
    switch value {
    case 0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0x4DBF, 0x4E00...0xA4CF,
      0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF01...0xFF60,
      0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F900...0x1F9FF, 0x20000...0x3FFFD:
      true
    default: false
    }
  }
}

extension String {
  /// The text, which may hold colours, with spaces after it up to `width` columns.
  package func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - ColouredText.columns(of: self)))
  }
}
