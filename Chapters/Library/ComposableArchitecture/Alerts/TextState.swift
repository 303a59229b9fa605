public import Foundation

/// A text as a value: a feature's state can hold it, and a test can compare it.
///
/// ```swift
/// TextState("Save Changes?")
/// TextState("Delete ") + TextState("everything").bold() + TextState("?")
/// ```
///
/// `String(state: text)` is the text that a view would show. The name follows TCA and document S4.
public struct TextState: Equatable, Hashable, Sendable {
  indirect enum Content: Equatable, Hashable, Sendable {
    case verbatim(String)
    case localized(LocalizedText)
    case concatenated(TextState, TextState)
  }

  enum Modifier: Equatable, Hashable, Sendable {
    case bold
    case italic
    case underline(Bool)
  }

  var content: Content
  var modifiers: [Modifier] = []

  /// A text that is shown as it is.
  public init(verbatim content: String) {
    self.content = .verbatim(content)
  }

  /// A text that is shown as it is; a string literal with interpolations is the usual one.
  public init(_ content: String) {
    self.init(verbatim: content)
  }

  /// A text that is shown as it is, from a part of a string.
  public init(_ content: some StringProtocol) {
    self.init(verbatim: String(content))
  }

  /// A text that is looked up in the tables of a bundle when it is shown.
  ///
  /// - Parameters:
  ///   - key: The key to look up; it is shown itself if no table knows it.
  ///   - tableName: The name of the table, `Localizable` if it is `nil`.
  ///   - bundle: The bundle with the table, the main one if it is `nil`.
  ///   - comment: A note to the translator.
  public init(
    _ key: String,
    tableName: String? = nil,
    bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    self.content = .localized(LocalizedText(key: key, tableName: tableName, bundle: bundle))
  }

  /// Two texts, one after the other, each with its own style.
  public static func + (lhs: TextState, rhs: TextState) -> TextState {
    TextState(content: .concatenated(lhs, rhs))
  }

  private init(content: Content) {
    self.content = content
  }
}

extension TextState {
  /// The same text in bold.
  public func bold() -> Self {
    adding(.bold)
  }

  /// The same text in italics.
  public func italic() -> Self {
    adding(.italic)
  }

  /// The same text underlined.
  public func underline(_ isActive: Bool = true) -> Self {
    adding(.underline(isActive))
  }

  private func adding(_ modifier: Modifier) -> Self {
    var text = self
    text.modifiers.append(modifier)
    return text
  }
}

extension String {
  /// The characters that a text shows, without its style.
  ///
  /// - Parameters:
  ///   - state: The text.
  ///   - locale: Unused by texts that are shown as they are; a localized one follows its bundle.
  public init(state: TextState, locale: Locale? = nil) {
    switch state.content {
    case .verbatim(let string):
      self = string
    case .localized(let text):
      self = text.resolved
    case .concatenated(let first, let second):
      self = String(state: first, locale: locale) + String(state: second, locale: locale)
    }
  }
}

/// A key to look up in a table of a bundle.
struct LocalizedText: Equatable, Hashable, @unchecked Sendable {
  let key: String
  let tableName: String?
  let bundle: Bundle?

  var resolved: String {
    (bundle ?? .main).localizedString(forKey: key, value: key, table: tableName)
  }
}
