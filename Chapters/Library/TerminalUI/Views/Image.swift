public import Foundation

/// A picture, by the name of a symbol. A terminal shows a sign for it.
public struct Image: Equatable, Sendable {
  private let name: String
  private var isSymbol = true

  /// Creates a picture of one of the system's symbols.
  ///
  /// - Parameter systemName: The name, such as `checkmark.circle`.
  public init(systemName: String) {
    name = systemName
  }

  /// Creates a picture of the app's own, for which a terminal shows a sign.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - bundle: Unused.
  public init(_ name: String, bundle: Bundle? = nil) {
    self.name = name
    isSymbol = false
  }

  /// The same picture in any size. A terminal has one size.
  public func resizable() -> Image { self }

  /// The size of a symbol beside text.
  public enum Scale: Hashable, Sendable {
    case small, medium, large
  }

  /// The sign that a terminal shows.
  var sign: String { sign(suffix: "") }

  /// The name of a control that shows only this picture.
  func name(suffix: String) -> String { isSymbol ? name + suffix : name }

  /// The sign that a terminal shows. A symbol without a sign of its own is shown as a dot.
  func sign(suffix: String) -> String {
    if !isSymbol { return "▨" }
    if let sign = Self.signs[name + suffix] ?? Self.signs[name] { return sign }
    // `checkmark.circle.fill` looks like `checkmark`, and `plus.square` like `plus`.
    let base = name.split(separator: ".").first.map(String.init) ?? name
    return Self.signs[base] ?? "•"
  }

  private static let signs: [String: String] = [
    "arrow": "→", "arrow.clockwise": "↻", "arrow.counterclockwise": "↺", "arrow.down": "↓",
    "arrow.left": "←", "arrow.right": "→", "arrow.up": "↑", "bell": "♪", "book": "▤",
    "bookmark": "⚐", "bookmark.fill": "⚑", "cart": "⊔", "calendar": "▦", "checkmark": "✓",
    "chevron": "›", "chevron.down": "⌄", "chevron.left": "‹", "chevron.right": "›",
    "chevron.up": "⌃", "circle": "○", "circle.fill": "●", "clock": "◷", "doc": "▯",
    "ellipsis": "…", "envelope": "✉", "equal": "=", "exclamationmark": "!",
    "exclamationmark.triangle": "⚠", "flag": "⚐", "flag.fill": "⚑", "gear": "⚙",
    "gearshape": "⚙", "greaterthan": ">", "heart": "♡", "heart.fill": "♥", "house": "⌂",
    "info": "i", "lessthan": "<", "lightbulb": "○", "lightbulb.fill": "●", "line": "≡",
    "list": "≡", "lock": "⚿", "magnifyingglass": "⌕", "minus": "−", "moon": "☾",
    "multiply": "×", "number": "#", "pause": "‖", "pencil": "✎", "person": "☺",
    "person.2": "☺☺", "phone": "☏", "play": "▶", "plus": "+", "plusminus": "±",
    "questionmark": "?", "square": "□", "square.fill": "■", "square.and.arrow.up": "↥",
    "star": "☆", "star.fill": "★", "stop": "■", "stopwatch": "◷", "sun": "☼", "tag": "⌑",
    "timer": "◷", "trash": "␡", "triangle": "△", "x": "✗", "xmark": "✗",
  ]
}

extension Image: View, PrimitiveView {
  public typealias Body = Never

  func evaluate(in node: ViewNode) -> NodeContent {
    .elements { [self, unowned node] _, traits in
      let sign = sign(suffix: traits.symbolSuffix)
      return [
        Element(
          .image,
          of: node,
          .text([TextRun(sign)], .leading, limit: 1),
          label: "",
          value: name(suffix: traits.symbolSuffix),
          traits: traits
        )
      ]
    }
  }
}

/// A sign and a title beside it.
public struct Label<Title: View, Icon: View> {
  private let title: Title
  private let icon: Icon

  /// Creates a label.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - icon: The sign.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }
}

extension Label where Title == Text, Icon == Image {
  /// Creates a label with one of the system's symbols.
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - name: The name of the symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    title = Text(titleKey)
    icon = Image(systemName: name)
  }

  /// Creates a label with one of the system's symbols.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - name: The name of the symbol.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, systemImage name: String) {
    self.title = Text(title)
    icon = Image(systemName: name)
  }
}

extension Label: View, PrimitiveView {
  public typealias Body = Never

  func evaluate(in node: ViewNode) -> NodeContent {
    node.setChildren([icon, title])
    return .elements { [unowned node] children, traits in
      return [
        Element(
          .group,
          of: node,
          .horizontal(.center, spacing: 1),
          label: children[1].map(\.label).joined(separator: " "),
          traits: traits,
          children: children.flatMap(\.self)
        )
      ]
    }
  }
}
