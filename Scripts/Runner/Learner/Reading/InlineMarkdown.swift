import WorkbookKit

/// The parts of a paragraph: text, code, emphasis, links.
struct InlineMarkdown {
  /// Where there is no colour, code keeps its marks and emphasis a pair of asterisks.
  let hasColour: Bool
  /// Makes the target of a link one that can be followed from the terminal.
  var target: (String) -> String = { $0 }

  func styled(_ text: String) -> StyledText {
    styled(Array(text)[...], colour: nil)
  }

  private func styled(_ letters: ArraySlice<Character>, colour: Style.Colour?) -> StyledText {
    var result = StyledText()
    var rest = letters
    while let letter = rest.first {
      let previous = rest.startIndex > letters.startIndex ? letters[rest.startIndex - 1] : nil
      if let (piece, end) = special(rest, after: previous, colour: colour) {
        result += piece
        rest = rest[end...]
      } else {
        // A mark without a partner is plain text, together with the marks beside it.
        let run = "*`".contains(letter) ? rest.prefix { $0 == letter }.count : 1
        result += StyledText(String(rest.prefix(run)), colour)
        rest = rest.dropFirst(run)
      }
    }
    return result
  }

  /// What begins at the first letter, if that is a mark, and where it ends.
  private func special(
    _ letters: ArraySlice<Character>,
    after previous: Character?,
    colour: Style.Colour?
  ) -> (StyledText, Int)? {
    switch letters.first {
    case "\\":
      guard let next = letters.dropFirst().first, next.isASCII,
        next.isPunctuation || next.isSymbol
      else { return nil }
      return (StyledText(String(next), colour), letters.startIndex + 2)
    case "`": return code(letters)
    case "*", "_": return emphasis(letters, after: previous)
    case "[": return link(letters)
    case "!":
      guard letters.dropFirst().first == "[" else { return nil }
      return link(letters.dropFirst())
    case "<": return tag(letters)
    case "&":
      let entities = ["&lt;": "<", "&gt;": ">", "&amp;": "&", "&quot;": "\"", "&nbsp;": "\u{A0}"]
      for (name, meaning) in entities where letters.starts(with: Array(name)) {
        return (StyledText(meaning, colour), letters.startIndex + name.count)
      }
      return nil
    default: return nil
    }
  }

  private func code(_ letters: ArraySlice<Character>) -> (StyledText, Int)? {
    let count = letters.prefix { $0 == "`" }.count
    guard let end = Self.closing("`", count, in: letters.dropFirst(count)) else { return nil }
    var inner = letters[(letters.startIndex + count)..<end]
    if inner.first == " ", inner.last == " ", inner.contains(where: { $0 != " " }) {
      inner = inner.dropFirst().dropLast()
    }
    let mark = hasColour ? "" : "`"
    return (StyledText(mark + String(inner) + mark, .cyan), end + count)
  }

  private func emphasis(
    _ letters: ArraySlice<Character>,
    after previous: Character?
  ) -> (StyledText, Int)? {
    guard let mark = letters.first else { return nil }
    let count = letters.prefix { $0 == mark }.count
    let inner = letters.dropFirst(count)
    guard count <= 3, let first = inner.first, !first.isWhitespace,
      mark == "*" || !Self.isInWord(previous),
      let end = Self.closingEmphasis(mark, count, in: inner)
    else { return nil }
    let text = styled(inner[inner.startIndex..<end], colour: count == 1 ? .italic : .bold)
    let sign = StyledText(hasColour ? "" : "*")
    return (sign + text + sign, end + count)
  }

  private func link(_ letters: ArraySlice<Character>) -> (StyledText, Int)? {
    guard let close = Self.closingBracket(in: letters), letters[close...].dropFirst().first == "(",
      let end = letters[close...].firstIndex(of: ")")
    else { return nil }
    let text = styled(letters[(letters.startIndex + 1)..<close], colour: .underline)
    let address = String(letters[(close + 2)..<end]).split(separator: " ").first.map(String.init)
    guard let address, !address.hasPrefix("#") else { return (text, end + 1) }
    let shown = target(address)
    let isSaid = String(text.letters.map { $0.character }) == shown
    return (isSaid ? text : text + StyledText(" (\(shown))", .dim), end + 1)
  }

  /// An address in angle brackets is shown, a line break breaks, other tags are left out.
  private func tag(_ letters: ArraySlice<Character>) -> (StyledText, Int)? {
    guard let end = letters.firstIndex(of: ">") else { return nil }
    let name = String(letters[(letters.startIndex + 1)..<end])
    if name.hasPrefix("http://") || name.hasPrefix("https://") {
      return (StyledText(name, .underline), end + 1)
    }
    let word = name.prefix { $0 != " " }.lowercased().filter { $0 != "/" }
    switch word {
    case "br": return (StyledText("\n"), end + 1)
    case "b", "i", "em", "strong", "sub", "sup", "kbd", "summary", "details", "p":
      return (StyledText(), end + 1)
    default: return nil
    }
  }
}

extension InlineMarkdown {
  /// Where a run of exactly so many marks begins.
  private static func closing(
    _ mark: Character,
    _ count: Int,
    in letters: ArraySlice<Character>
  ) -> Int? {
    var index = letters.startIndex
    while index < letters.endIndex {
      let run = letters[index...].prefix { $0 == mark }.count
      if run == count { return index }
      index += max(1, run)
    }
    return nil
  }

  /// The same, past code and escapes, and only after a letter.
  private static func closingEmphasis(
    _ mark: Character,
    _ count: Int,
    in letters: ArraySlice<Character>
  ) -> Int? {
    var index = letters.startIndex
    while index < letters.endIndex {
      let letter = letters[index]
      if letter == "\\" {
        index += 2
      } else if letter == "`" {
        let run = letters[index...].prefix { $0 == "`" }.count
        let end = closing("`", run, in: letters[(index + run)...])
        index = (end ?? index) + run
      } else if letter == mark {
        let run = letters[index...].prefix { $0 == mark }.count
        let isAfterLetter = index > letters.startIndex && !letters[index - 1].isWhitespace
        let isAtEnd = mark == "*" || !isInWord(letters[index...].dropFirst(run).first)
        if run == count, isAfterLetter, isAtEnd { return index }
        index += run
      } else {
        index += 1
      }
    }
    return nil
  }

  private static func closingBracket(in letters: ArraySlice<Character>) -> Int? {
    var depth = 0
    for index in letters.indices {
      if letters[index] == "[" { depth += 1 }
      if letters[index] == "]" {
        depth -= 1
        if depth == 0 { return index }
      }
    }
    return nil
  }

  /// Whether a neighbour makes an underscore a part of a name, as in `snake_case`.
  private static func isInWord(_ neighbour: Character?) -> Bool {
    neighbour.map { $0.isLetter || $0.isNumber } ?? false
  }
}
