/// A character, and how it looks.
struct StyledCharacter: Equatable {
  var character: Character
  var style: TextStyle

  var columns: Int { character.columns }
}

extension Character {
  /// The number of terminal columns that the character takes.
  package var columns: Int {
    guard let scalar = unicodeScalars.first else { return 0 }
    // Control characters are not written: a terminal would obey them.
    if scalar.value < 0x300 { return scalar.value < 32 || 127...159 ~= scalar.value ? 0 : 1 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .format, .lineSeparator, .paragraphSeparator: return 0
    default: break
    }
    // A presentation selector, or emoji by default.
    if unicodeScalars.contains(where: { $0.value == 0xFE0F }) { return 2 }
    if scalar.properties.isEmojiPresentation { return 2 }
    return Self.wideRanges.contains { $0.contains(scalar.value) } ? 2 : 1
  }

  /// Characters of East Asian scripts, which take two columns.
  private static let wideRanges: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
    0xA000...0xA4CF, 0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE4F,
    0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F900...0x1F9FF, 0x20000...0x3FFFD,
  ]
}

extension String {
  /// The number of terminal columns that the text takes.
  package var columns: Int {
    utf8.allSatisfy { $0 >= 32 && $0 < 127 } ? utf8.count : reduce(0) { $0 + $1.columns }
  }
}

extension [StyledCharacter] {
  var columns: Int { reduce(0) { $0 + $1.columns } }
}
