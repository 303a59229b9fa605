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
