/// The style of characters.
package struct TextStyle: Hashable, Sendable {
  /// The color of the characters; `nil` for that of text.
  package var foreground: Color?
  /// The color behind the characters; `nil` for that of the screen.
  package var background: Color?
  package var isBold = false
  package var isDim = false
  package var isItalic = false
  package var isUnderlined = false
  package var isStruckThrough = false
  /// Whether the colors of characters and background are exchanged.
  package var isReversed = false

  package init() {}

  /// This style where a part of the text has a style of its own.
  func overridden(by other: TextStyle) -> TextStyle {
    var style = other
    style.foreground = other.foreground ?? foreground
    style.background = other.background ?? background
    style.isBold = isBold || other.isBold
    style.isDim = isDim || other.isDim
    style.isItalic = isItalic || other.isItalic
    style.isUnderlined = isUnderlined || other.isUnderlined
    style.isStruckThrough = isStruckThrough || other.isStruckThrough
    style.isReversed = isReversed != other.isReversed
    return style
  }
}

/// A part of a text with a style of its own.
struct TextRun: Hashable, Sendable {
  var string: String
  var style = TextStyle()

  init(_ string: String, style: TextStyle = TextStyle()) {
    self.string = string
    self.style = style
  }
}
