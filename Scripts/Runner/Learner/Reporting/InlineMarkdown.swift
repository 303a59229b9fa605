import WorkbookKit

/// The parts of a paragraph for a terminal: text, code, emphasis, links.
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

  private func pieces(_ text: String) -> [StyledText] {
    Markdown.spans(of: text).flatMap { pieces($0, nil) }
  }

  private func pieces(_ span: Markdown.Span, _ colour: Style.Colour?) -> [StyledText] {
    switch span {
    case .text(let text), .stray(let text):
      return [StyledText(text, colour)]
    case .code(let text):
      let mark = style.hasColour ? "" : "`"
      return [StyledText(mark + text + mark, .cyan)]
    case .emphasis(let spans):
      return emphasis(spans, .italic)
    case .strong(let spans):
      return emphasis(spans, .bold)
    case .link(let spans, let address):
      return link(spans.flatMap { pieces($0, .underline) }, address)
    case .image(let text, let address):
      return link([StyledText(text, .underline)], address)
    case .tag:
      return []
    }
  }

  private func emphasis(_ spans: [Markdown.Span], _ colour: Style.Colour) -> [StyledText] {
    let sign = style.hasColour ? [] : [StyledText("*")]
    return sign + spans.flatMap { pieces($0, colour) } + sign
  }

  private func link(_ name: [StyledText], _ address: String) -> [StyledText] {
    guard !address.isEmpty, !address.hasPrefix("#") else { return name }
    let shown = target(address)
    let isNamed = name.map(\.text).joined() == shown
    return isNamed ? name : name + [StyledText(" (\(shown))", .dim)]
  }
}
