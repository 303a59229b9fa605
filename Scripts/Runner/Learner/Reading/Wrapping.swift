import WorkbookKit

/// Fits styled text into a number of columns.
extension StyledText {
  /// The lines of prose, broken at spaces and between ideographs. A word that is wider than a line
  /// is cut.
  func wrapped(width: Int) -> [StyledText] {
    letters.split(separator: Letter(character: "\n"), omittingEmptySubsequences: false)
      .flatMap { Self.wrapped(words(in: $0), width: max(1, width)) }
  }

  /// The lines of a line of code: broken at a space where there is one, and indented more from the
  /// second on, so that one sees that they belong together.
  func wrappedAsCode(width: Int) -> [StyledText] {
    let indentation = letters.prefix { $0.character == " " }.count
    let hanging = min(indentation + 4, width / 2)
    var lines: [StyledText] = []
    var rest = letters[...]
    while rest.columns > width - (lines.isEmpty ? 0 : hanging) {
      let isFirst = lines.isEmpty
      let end = Self.codeBreak(
        in: rest,
        room: width - (isFirst ? 0 : hanging),
        indentation: isFirst ? indentation : 0
      )
      lines.append(Self.hung(rest[..<end], by: isFirst ? 0 : hanging))
      rest = rest[end...].drop { $0.character == " " }
    }
    return lines
      + (rest.isEmpty && !lines.isEmpty
        ? []
        : [
          Self.hung(rest, by: lines.isEmpty ? 0 : hanging)
        ])
  }

  /// The text cut to a number of columns, with an ellipsis where something is missing.
  func cut(width: Int) -> StyledText {
    guard columns > width else { return self }
    return StyledText(letters: letters[..<Self.fitting(letters[...], room: max(0, width - 1))])
      + StyledText("…")
  }

  private static func hung(_ letters: ArraySlice<Letter>, by columns: Int) -> StyledText {
    let end = letters.lastIndex { $0.character != " " }.map { $0 + 1 } ?? letters.startIndex
    return StyledText(String(repeating: " ", count: columns))
      + StyledText(letters: letters[..<end])
  }

  /// Where the letters that fit into the room end.
  private static func fitting(_ letters: ArraySlice<Letter>, room: Int) -> Int {
    var used = 0
    for index in letters.indices {
      used += letters[index].character.columns
      if used > room { return index }
    }
    return letters.endIndex
  }

  private static func codeBreak(
    in letters: ArraySlice<Letter>,
    room: Int,
    indentation: Int
  ) -> Int {
    // At least one letter, or a line would never end.
    let end = max(fitting(letters, room: room), letters.startIndex + 1)
    guard end < letters.endIndex, letters[end].character != " " else { return end }
    let code = letters[..<end].dropFirst(indentation)
    return code.lastIndex { $0.character == " " }.map { $0 + 1 } ?? end
  }

  /// Where to cut a word that is wider than a line: after a mark as code has them, if there is one
  /// in the second half.
  private static func wordBreak(in letters: ArraySlice<Letter>, room: Int) -> Int {
    let end = max(fitting(letters, room: room), letters.startIndex + 1)
    let half = letters[..<end].dropFirst((end - letters.startIndex) / 2)
    return half.lastIndex { "(.:,/<_".contains($0.character) }.map { $0 + 1 } ?? end
  }

  private struct Word {
    /// The space before it; nil at the beginning and between ideographs.
    var space: Letter?
    var letters: ArraySlice<Letter>
  }

  private func words(in line: ArraySlice<Letter>) -> [Word] {
    var words: [Word] = []
    var space: Letter?
    var wasIdeographic = false
    var isNew = true
    for index in line.indices {
      let letter = line[index]
      if letter.character == " " {
        (space, isNew) = (letter, true)
        continue
      }
      let isIdeographic = letter.character.isIdeographic
      if isNew || isIdeographic || wasIdeographic {
        words.append(Word(space: space, letters: line[index...index]))
      } else {
        let start = words[words.count - 1].letters.startIndex
        words[words.count - 1].letters = line[start...index]
      }
      (space, isNew, wasIdeographic) = (nil, false, isIdeographic)
    }
    return words
  }

  private static func wrapped(_ words: [Word], width: Int) -> [StyledText] {
    var lines: [StyledText] = []
    var line = StyledText()
    var used = 0
    for word in words {
      let wanted = word.letters.columns + (word.space == nil || used == 0 ? 0 : 1)
      if used > 0, used + wanted > width {
        lines.append(line)
        (line, used) = (StyledText(), 0)
      }
      if let space = word.space, used > 0 {
        line.letters.append(space)
        used += 1
      }
      var rest = word.letters
      while used + rest.columns > width {
        let end = wordBreak(in: rest, room: width - used)
        line.letters += rest[..<end]
        lines.append(line)
        (line, used, rest) = (StyledText(), 0, rest[end...])
      }
      line.letters += rest
      used += rest.columns
    }
    return lines + [line]
  }
}

extension ArraySlice<StyledText.Letter> {
  fileprivate var columns: Int { reduce(0) { $0 + $1.character.columns } }
}
