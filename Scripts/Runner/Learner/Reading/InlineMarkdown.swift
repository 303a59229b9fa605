import WorkbookKit

/// The parts of a paragraph: text, code, emphasis, links.
struct InlineMarkdown {
  let style: Style
  /// Makes the target of a link one that can be followed from the terminal.
  var target: (String) -> String = { $0 }

  /// The words of a paragraph, with their colours. Where there is no colour, code keeps its marks
  /// and emphasis a pair of asterisks.
  func words(_ text: String) -> [String] {
    style.words(pieces(text)).filter { !$0.isEmpty }
  }

  /// The same in bold.
  func bold(_ text: String) -> [String] {
    style.words(pieces(text).map { StyledText($0.text, .bold) }).filter { !$0.isEmpty }
  }

  private static let marks = "\\`*_[!<&"

  private func pieces(
    _ text: some StringProtocol,
    _ colour: Style.Colour? = nil
  ) -> [StyledText] {
    var pieces: [StyledText] = []
    var rest = Substring(text)
    var previous: Character?
    while let first = rest.first {
      if let (found, end) = marked(rest, after: previous, colour) {
        pieces += found
        rest = rest[end...]
      } else {
        // A mark without a partner is plain text, together with the marks beside it.
        let isMark = Self.marks.contains(first)
        let plain = rest.prefix { isMark ? $0 == first : !Self.marks.contains($0) }
        if pieces.last?.colour == colour, !pieces.isEmpty {
          pieces[pieces.count - 1].text += plain
        } else {
          pieces.append(StyledText(plain, colour))
        }
        rest = rest[plain.endIndex...]
      }
      previous = pieces.last?.text.last
    }
    return pieces
  }

  /// What a mark at the beginning of the text means, and where that ends; nil if there is none.
  private func marked(
    _ text: Substring,
    after previous: Character?,
    _ colour: Style.Colour?
  ) -> ([StyledText], String.Index)? {
    switch text.first {
    case "\\":
      guard let match = text.prefixMatch(of: /\\([!-\/:-@\[-`{-~])/) else { return nil }
      return ([StyledText(match.1, colour)], match.range.upperBound)
    case "`":
      guard let match = text.prefixMatch(of: /(`+)(.+?)\1(?!`)/) else { return nil }
      let mark = style.hasColour ? "" : "`"
      return ([StyledText(mark + String(match.2).trimmed + mark, .cyan)], match.range.upperBound)
    case "*", "_":
      return emphasis(text, after: previous)
    case "[", "!":
      return link(text)
    case "<":
      if let match = text.prefixMatch(of: /<(https?:\/\/[^>]+)>/) {
        return ([StyledText(match.1, .underline)], match.range.upperBound)
      }
      guard let match = text.prefixMatch(of: /<\/?(?:b|br|i|em|strong|sub|sup|kbd|p)( ?\/)?>/)
      else { return nil }
      return ([], match.range.upperBound)
    case "&":
      guard let match = text.prefixMatch(of: /&(lt|gt|amp|quot|nbsp);/) else { return nil }
      let meanings = ["lt": "<", "gt": ">", "amp": "&", "quot": "\"", "nbsp": "\u{A0}"]
      return ([StyledText(meanings[String(match.1)] ?? "", colour)], match.range.upperBound)
    default:
      return nil
    }
  }

  private func emphasis(
    _ text: Substring,
    after previous: Character?
  ) -> ([StyledText], String.Index)? {
    // Code within is passed over, since it may hold the mark. No space is beside a mark.
    let pattern = /(\*{1,3}|_{1,3})(?=\S)((?:`[^`]*`|[^`\s]|\s(?!\1))+?)\1(?![*_])/
    guard let match = text.prefixMatch(of: pattern) else { return nil }
    // An underscore in a word belongs to it, as in `snake_case`.
    let isInWord = { (letter: Character?) in letter.map { $0.isLetter || $0.isNumber } ?? false }
    if match.1.first == "_", isInWord(previous) || isInWord(text[match.range.upperBound...].first) {
      return nil
    }
    let sign = style.hasColour ? [] : [StyledText("*")]
    let inner = pieces(match.2, match.1.count == 1 ? .italic : .bold)
    return (sign + inner + sign, match.range.upperBound)
  }

  private func link(_ text: Substring) -> ([StyledText], String.Index)? {
    let pattern = /!?\[((?:[^\[\]]|\[[^\]]*\])*)\]\(([^)\s]*)[^)]*\)/
    guard let match = text.prefixMatch(of: pattern) else { return nil }
    let name = pieces(match.1, .underline)
    let address = String(match.2)
    guard !address.isEmpty, !address.hasPrefix("#") else { return (name, match.range.upperBound) }
    let shown = target(address)
    let isNamed = name.map(\.text).joined() == shown
    return (isNamed ? name : name + [StyledText(" (\(shown))", .dim)], match.range.upperBound)
  }
}
