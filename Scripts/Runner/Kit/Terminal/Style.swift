/// Colours text where that is wanted.
package struct Style: Sendable {
  package enum Colour: String, Sendable {
    case bold = "1"
    case dim = "2"
    case italic = "3"
    case underline = "4"
    case red = "31"
    case green = "32"
    case yellow = "33"
    case magenta = "35"
    case cyan = "36"
  }

  package let hasColour: Bool

  package init(hasColour: Bool) {
    self.hasColour = hasColour
  }

  package func callAsFunction(_ text: String, _ colour: Colour) -> String {
    hasColour && !text.isEmpty ? "\u{1B}[\(colour.rawValue)m\(text)\u{1B}[0m" : text
  }
}
