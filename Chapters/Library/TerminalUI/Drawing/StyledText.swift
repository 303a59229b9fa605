/// A character, and how it looks.
struct StyledCharacter: Equatable {
  var character: Character
  var style: TextStyle

  var columns: Int { character.columns }
}

extension Character {
  /// How many columns of a terminal the character takes.
  package var columns: Int {
    guard let scalar = unicodeScalars.first else { return 0 }
    if scalar.value < 0x300 { return scalar.value < 32 ? 0 : 1 }
    if scalar.properties.generalCategory == .nonspacingMark { return 0 }
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
  /// How many columns of a terminal the text takes.
  package var columns: Int {
    utf8.allSatisfy { $0 >= 32 && $0 < 127 } ? utf8.count : reduce(0) { $0 + $1.columns }
  }
}

extension [StyledCharacter] {
  var columns: Int { reduce(0) { $0 + $1.columns } }
}

extension Element {
  /// The lines of a text, broken between words so that none is wider than `width`.
  func textLines(width: Int?) -> [[StyledCharacter]] {
    guard case .text(let runs, _, let limit) = layout else { return [] }
    if let lines, lines.width == width { return lines.lines }
    var result: [[StyledCharacter]] = []
    var characters: [StyledCharacter] = []
    func endParagraph() {
      result += Self.wrap(characters, width: width)
      characters = []
    }
    for run in runs {
      let style = style.overridden(by: run.style)
      for character in run.string {
        if character.isNewline {
          endParagraph()
        } else {
          characters.append(StyledCharacter(character: character, style: style))
        }
      }
    }
    endParagraph()
    if let limit, result.count > limit, limit > 0 {
      result.removeSubrange(limit...)
      let style = result[limit - 1].last?.style ?? style
      if let width, result[limit - 1].columns >= width { _ = result[limit - 1].popLast() }
      result[limit - 1].append(StyledCharacter(character: "…", style: style))
    }
    lines = (width, result)
    return result
  }

  /// Breaks a paragraph into lines, between words where that is possible.
  private static func wrap(_ characters: [StyledCharacter], width: Int?) -> [[StyledCharacter]] {
    guard let width, characters.columns > width else { return [characters] }
    guard width > 0 else { return [] }
    var lines: [[StyledCharacter]] = []
    var line: [StyledCharacter] = []
    var columns = 0
    for word in characters.split(after: { $0.character == " " }) {
      let wordColumns = Array(word).columns
      let trimmed = word.last?.character == " " ? wordColumns - 1 : wordColumns
      if columns > 0, columns + trimmed > width {
        lines.append(line)
        (line, columns) = ([], 0)
      }
      for character in word {
        if columns + character.columns > width, character.character != " " {
          lines.append(line)
          (line, columns) = ([], 0)
        }
        line.append(character)
        columns += character.columns
      }
    }
    if !line.isEmpty { lines.append(line) }
    return lines.map { line in
      var line = line
      while line.last?.character == " " { line.removeLast() }
      return line
    }
  }
}

extension Array {
  /// The parts of the array, each of which ends with an element for which a condition holds.
  fileprivate func split(after isEnd: (Element) -> Bool) -> [ArraySlice<Element>] {
    var parts: [ArraySlice<Element>] = []
    var start = startIndex
    for index in indices where isEnd(self[index]) {
      parts.append(self[start...index])
      start = index + 1
    }
    if start < endIndex { parts.append(self[start...]) }
    return parts
  }
}
