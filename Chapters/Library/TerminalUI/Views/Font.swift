public import Foundation

/// A size and weight of text. A terminal has one size: large text is bold, small text is dim.
public struct Font: Hashable, Sendable {
  /// The thickness of letters.
  public struct Weight: Hashable, Sendable {
    let isBold: Bool

    public static let ultraLight = Weight(isBold: false)
    public static let thin = Weight(isBold: false)
    public static let light = Weight(isBold: false)
    public static let regular = Weight(isBold: false)
    public static let medium = Weight(isBold: false)
    public static let semibold = Weight(isBold: true)
    public static let bold = Weight(isBold: true)
    public static let heavy = Weight(isBold: true)
    public static let black = Weight(isBold: true)
  }

  private var isBold = false
  private var isDim = false
  private var isItalic = false

  public static let largeTitle = Font(isBold: true)
  public static let title = Font(isBold: true)
  public static let title2 = Font(isBold: true)
  public static let title3 = Font(isBold: true)
  public static let headline = Font(isBold: true)
  public static let subheadline = Font()
  public static let body = Font()
  public static let callout = Font()
  public static let footnote = Font(isDim: true)
  public static let caption = Font(isDim: true)
  public static let caption2 = Font(isDim: true)

  /// The system's font.
  ///
  /// - Parameters:
  ///   - size: Unused: a terminal has one size.
  ///   - weight: The weight.
  public static func system(size: CGFloat, weight: Weight? = nil) -> Font {
    Font(isBold: weight?.isBold ?? false)
  }

  /// The system's font.
  ///
  /// - Parameters:
  ///   - size: Unused: a terminal has one size.
  ///   - weight: The weight.
  ///   - design: Unused: a terminal has one design.
  public static func system(size: CGFloat, weight: Weight? = nil, design: Design?) -> Font {
    system(size: size, weight: weight)
  }

  /// The system's font in the size of a kind of text.
  ///
  /// - Parameters:
  ///   - style: The kind of text.
  ///   - design: Unused: a terminal has one design.
  ///   - weight: The weight.
  public static func system(
    _ style: TextStyle,
    design: Design? = nil,
    weight: Weight? = nil
  ) -> Font {
    var font = style.font
    if let weight { font.isBold = weight.isBold }
    return font
  }

  /// A font of the app's own.
  ///
  /// - Parameters:
  ///   - name: Unused: a terminal has one font.
  ///   - size: Unused.
  public static func custom(_ name: String, size: CGFloat) -> Font { Font() }

  /// The purpose of a text.
  public enum TextStyle: Hashable, CaseIterable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote
    case caption, caption2

    fileprivate var font: Font {
      switch self {
      case .largeTitle, .title, .title2, .title3, .headline: Font(isBold: true)
      case .subheadline, .body, .callout: Font()
      case .footnote, .caption, .caption2: Font(isDim: true)
      }
    }
  }

  /// The design of letters.
  public enum Design: Hashable, Sendable {
    case `default`, serif, rounded, monospaced
  }

  /// The same font in bold.
  public func bold() -> Font { Font(isBold: true, isDim: isDim, isItalic: isItalic) }

  /// The same font in italics.
  public func italic() -> Font { Font(isBold: isBold, isDim: isDim, isItalic: true) }

  /// The same font in a weight.
  public func weight(_ weight: Weight) -> Font {
    Font(isBold: weight.isBold, isDim: isDim, isItalic: isItalic)
  }

  /// The same font with letters of one width, which they all have in a terminal.
  public func monospaced() -> Font { self }

  /// The same font with digits of one width, which they all have in a terminal.
  public func monospacedDigit() -> Font { self }

  func apply(to style: inout TerminalUI.TextStyle) {
    if isBold { style.isBold = true }
    if isDim { style.isDim = true }
    if isItalic { style.isItalic = true }
  }
}
