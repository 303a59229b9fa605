public import Foundation

/// Text that is only read.
///
/// ```swift
/// Text("\(store.count)")
///   .bold()
/// ```
///
/// Name and signatures are SwiftUI's.
public struct Text: Equatable, Sendable {
  var runs: [TextRun]

  init(runs: [TextRun]) {
    self.runs = runs
  }

  /// Creates a text of a literal, with interpolations.
  ///
  /// - Parameters:
  ///   - key: The text. Without tables of other languages, it is shown as it is.
  ///   - tableName: Unused.
  ///   - bundle: Unused.
  ///   - comment: Unused.
  public init(
    _ key: LocalizedStringKey,
    tableName: String? = nil,
    bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    runs = key.runs
  }

  /// Creates a text of a string that the program has made, which is not looked up in translations.
  @_disfavoredOverload
  public init(_ content: some StringProtocol) {
    self.init(verbatim: String(content))
  }

  /// Creates a text that is never looked up in translations, a literal neither.
  public init(verbatim content: String) {
    runs = [TextRun(content)]
  }

  /// Creates a text of a value, such as a number or a date.
  ///
  /// - Parameters:
  ///   - input: The value.
  ///   - format: The format of the value, such as `.number`.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(verbatim: format.format(input))
  }

  /// Creates a text with a picture in the line: in a terminal, its sign.
  public init(_ image: Image) {
    self.init(verbatim: image.sign)
  }

  /// Creates a text of a date.
  ///
  /// - Parameters:
  ///   - date: The date.
  ///   - style: Which part of it is shown, or the time that lies between it and now: that of when
  ///     the view was last evaluated.
  public init(_ date: Date, style: DateStyle) {
    self.init(verbatim: style.string(of: date, now: Date()))
  }

  /// Two texts, one after the other, each with its own style.
  public static func + (lhs: Text, rhs: Text) -> Text {
    Text(runs: lhs.runs + rhs.runs)
  }

  /// The characters.
  var string: String { runs.map(\.string).joined() }

  private func styled(_ change: (inout TextStyle) -> Void) -> Text {
    var text = self
    for index in text.runs.indices { change(&text.runs[index].style) }
    return text
  }
}

extension Text {
  /// The format of a date.
  public enum DateStyle: Hashable, Sendable {
    case date, time, relative, offset, timer

    func string(of date: Date, now: Date) -> String {
      switch self {
      case .date: return date.formatted(date: .long, time: .omitted)
      case .time: return date.formatted(date: .omitted, time: .shortened)
      case .relative, .offset, .timer:
        let seconds = Int(abs(date.timeIntervalSince(now)))
        let (minutes, rest) = (seconds / 60, seconds % 60)
        return "\(minutes):\(rest < 10 ? "0" : "")\(rest)"
      }
    }
  }

  /// The case in which letters are written.
  public enum Case: Hashable, Sendable {
    case uppercase, lowercase
  }
}

extension Text {
  /// The same text in bold.
  public func bold() -> Text { styled { $0.isBold = true } }

  /// The same text in bold, or not.
  public func bold(_ isActive: Bool) -> Text { styled { $0.isBold = isActive } }

  /// The same text in italics.
  public func italic() -> Text { styled { $0.isItalic = true } }

  /// The same text, underlined.
  ///
  /// - Parameters:
  ///   - isActive: Whether it is underlined.
  ///   - color: Unused: the line has the color of the text.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    styled { $0.isUnderlined = isActive }
  }

  /// The same text, struck through.
  ///
  /// - Parameters:
  ///   - isActive: Whether it is struck through.
  ///   - color: Unused: the line has the color of the text.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    styled { $0.isStruckThrough = isActive }
  }

  /// The same text with digits of one width, which they all have in a terminal.
  public func monospacedDigit() -> Text { self }

  /// The same text in one of the terminal's colors; `nil` is that of the surroundings.
  public func foregroundColor(_ color: Color?) -> Text { styled { $0.foreground = color } }

  /// The newer spelling of ``foregroundColor(_:)``.
  public func foregroundStyle(_ style: some ShapeStyle) -> Text {
    styled { $0.foreground = style._color }
  }

  /// The same text in another font, of which a terminal shows whether it is bold.
  public func font(_ font: Font?) -> Text { styled { font?.apply(to: &$0) } }

  /// The same text in plain or bold letters, the two weights of a terminal.
  public func fontWeight(_ weight: Font.Weight?) -> Text {
    styled { $0.isBold = weight?.isBold ?? false }
  }
}

extension Text: View, PrimitiveView {
  public typealias Body = Never

  func evaluate(in node: ViewNode) -> NodeContent {
    .elements { [runs, unowned node] _, traits in [.text(of: node, runs, traits)] }
  }
}

extension Element {
  /// A text to be read.
  static func text(of node: ViewNode?, _ runs: [TextRun], _ traits: Traits) -> Element {
    var runs = runs
    if let letterCase = traits.letterCase {
      for index in runs.indices { runs[index].string = letterCase(runs[index].string) }
    }
    return Element(
      .text,
      of: node,
      .text(runs, traits.textAlignment, limit: traits.lineLimit),
      label: runs.count == 1 ? runs[0].string : runs.map(\.string).joined(),
      traits: traits
    )
  }

  /// A sign that only belongs to the look of a control.
  static func sign(_ string: String, _ traits: Traits, dim: Bool = false) -> Element {
    var style = TextStyle()
    style.isDim = dim
    let run = TextRun(string, style: style)
    return Element(
      .stack,
      of: nil,
      .text([run], .leading, limit: 1),
      label: "",
      traits: traits
    )
  }
}
