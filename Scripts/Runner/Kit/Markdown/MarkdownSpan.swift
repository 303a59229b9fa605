extension Markdown {
  /// A part of a paragraph, a heading or a cell.
  package indirect enum Span: Equatable, Sendable {
    /// A line's end is a forced break.
    case text(String)
    case code(String)
    case emphasis([Span])
    case strong([Span])
    /// A link; an address that is its own text gives a text too.
    case link([Span], target: String)
    case image(String, target: String)
    /// A tag of HTML that GitHub would obey.
    case tag(String)
    /// Marks without a partner, which are shown as they are.
    case stray(String)
  }

  package static func spans(of text: some StringProtocol) -> [Span] {
    SpanParser.spans(of: Substring(text))
  }
}

extension Markdown.Span {
  /// The text that a reader sees, without marks.
  package var plain: String {
    switch self {
    case .text(let text), .code(let text), .image(let text, _), .stray(let text): text
    case .emphasis(let spans), .strong(let spans), .link(let spans, _):
      spans.map(\.plain).joined()
    case .tag: ""
    }
  }

  /// The problems in it, in sentences.
  var unknown: [String] {
    switch self {
    case .text, .code, .image: []
    case .emphasis(let spans), .strong(let spans), .link(let spans, _): spans.flatMap(\.unknown)
    case .tag(let tag): ["the tag \(tag) is not known."]
    case .stray(let marks): ["the mark \(marks) has no partner: put a backslash before it."]
    }
  }
}

/// Reads the marks within a paragraph.
private enum SpanParser {
  private static let marks = "\\`*_[!<&"

  static func spans(of text: Substring, after before: Character? = nil) -> [Markdown.Span] {
    var spans: [Markdown.Span] = []
    var plain = ""
    func endPlain() {
      if !plain.isEmpty { spans.append(.text(plain)) }
      plain = ""
    }
    var rest = text
    var previous = before
    while let first = rest.first {
      if let (span, end) = marked(rest, after: previous) {
        if case .text(let text) = span {
          plain += text
        } else {
          endPlain()
          spans.append(span)
        }
        previous = rest[..<end].last
        rest = rest[end...]
        continue
      }
      // A mark without a partner is plain text, together with the marks beside it.
      let isMark = marks.contains(first)
      let piece = rest.prefix { isMark ? $0 == first : !marks.contains($0) }
      rest = rest[piece.endIndex...]
      if isMark, means(first, between: previous, and: rest.first) {
        endPlain()
        spans.append(.stray(String(piece)))
      } else {
        plain += piece
      }
      previous = piece.last
    }
    endPlain()
    return spans
  }

  /// Whether a mark seems to be meant as one, and not as a sign of its own such as in `2 * 3`.
  private static func means(
    _ mark: Character,
    between previous: Character?,
    and next: Character?
  ) -> Bool {
    let isFree = { (letter: Character?) in letter == nil || letter == " " }
    return switch mark {
    case "`", "[": true
    case "*": !isFree(previous) || !isFree(next)
    case "<": next?.isLetter == true || next == "/" || next == "!"
    default: false
    }
  }

  /// The span of a mark at the beginning of the text, and its end; nil if there is no mark.
  private static func marked(
    _ text: Substring,
    after previous: Character?
  ) -> (Markdown.Span, String.Index)? {
    switch text.first {
    case "\\":
      guard let match = text.prefixMatch(of: /\\([!-\/:-@\[-`{-~])/) else { return nil }
      return (.text(String(match.1)), match.range.upperBound)
    case "`":
      guard let match = text.prefixMatch(of: /(`+)(.+?)\1(?!`)/) else { return nil }
      return (.code(String(match.2).trimmed), match.range.upperBound)
    case "*", "_":
      return emphasis(text, after: previous)
    case "[", "!":
      return link(text)
    case "<":
      if let match = text.prefixMatch(of: /<(https?:\/\/[^>]+)>/) {
        let address = String(match.1)
        return (.link([.text(address)], target: address), match.range.upperBound)
      }
      let tags = /<\/?(?:b|br|i|em|strong|sub|sup|kbd|p)(?: ?\/)?>/
      guard let match = text.prefixMatch(of: tags) else { return nil }
      return (.tag(String(match.0)), match.range.upperBound)
    case "&":
      guard let match = text.prefixMatch(of: /&(lt|gt|amp|quot|nbsp);/) else { return nil }
      let meanings = ["lt": "<", "gt": ">", "amp": "&", "quot": "\"", "nbsp": "\u{A0}"]
      return (.text(meanings[String(match.1)] ?? ""), match.range.upperBound)
    default:
      return nil
    }
  }

  private static func emphasis(
    _ text: Substring,
    after previous: Character?
  ) -> (Markdown.Span, String.Index)? {
    // Code within is passed over, since it may hold the mark. No space is beside a mark.
    let pattern = /(\*{1,3}|_{1,3})(?=\S)((?:`[^`]*`|[^`\s]|\s(?!\1))+?)\1(?![*_])/
    guard let match = text.prefixMatch(of: pattern) else { return nil }
    // An underscore in a word belongs to it, as in `snake_case`.
    let isInWord = { (letter: Character?) in letter.map { $0.isLetter || $0.isNumber } ?? false }
    if match.1.first == "_", isInWord(previous) || isInWord(text[match.range.upperBound...].first) {
      return nil
    }
    let inner = spans(of: match.2, after: match.1.last)
    return (match.1.count == 1 ? .emphasis(inner) : .strong(inner), match.range.upperBound)
  }

  private static func link(_ text: Substring) -> (Markdown.Span, String.Index)? {
    let pattern = /(!?)\[((?:[^\[\]]|\[[^\]]*\])*)\]\(([^)\s]*)[^)]*\)/
    guard let match = text.prefixMatch(of: pattern) else { return nil }
    let target = String(match.3)
    let name = spans(of: match.2, after: "[")
    return match.1.isEmpty
      ? (.link(name, target: target), match.range.upperBound)
      : (.image(name.map(\.plain).joined(), target: target), match.range.upperBound)
  }
}
