// A terminal has one keyboard, and corrects nothing.

/// Which keys a phone shows.
public enum UIKeyboardType: Int, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad
  case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
}

/// The kind of text that a phone fills in by itself.
public struct UITextContentType: Hashable, RawRepresentable, Sendable {
  public let rawValue: String

  /// Creates a kind of content.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let name = UITextContentType(rawValue: "name")
  public static let givenName = UITextContentType(rawValue: "given-name")
  public static let familyName = UITextContentType(rawValue: "family-name")
  public static let emailAddress = UITextContentType(rawValue: "email")
  public static let username = UITextContentType(rawValue: "username")
  public static let password = UITextContentType(rawValue: "password")
  public static let newPassword = UITextContentType(rawValue: "new-password")
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  public static let URL = UITextContentType(rawValue: "url")
}

/// The words that a phone capitalizes by itself: the type of older code.
public enum UITextAutocapitalizationType: Int, Sendable {
  case none, words, sentences, allCharacters
}

/// The words that a phone capitalizes by itself.
public struct TextInputAutocapitalization: Sendable {
  public static var never: TextInputAutocapitalization { TextInputAutocapitalization() }
  public static var words: TextInputAutocapitalization { TextInputAutocapitalization() }
  public static var sentences: TextInputAutocapitalization { TextInputAutocapitalization() }
  public static var characters: TextInputAutocapitalization { TextInputAutocapitalization() }
}

/// The label of a phone's enter key.
public struct SubmitLabel: Sendable {
  public static var `continue`: SubmitLabel { SubmitLabel() }
  public static var done: SubmitLabel { SubmitLabel() }
  public static var go: SubmitLabel { SubmitLabel() }
  public static var join: SubmitLabel { SubmitLabel() }
  public static var next: SubmitLabel { SubmitLabel() }
  public static var `return`: SubmitLabel { SubmitLabel() }
  public static var route: SubmitLabel { SubmitLabel() }
  public static var search: SubmitLabel { SubmitLabel() }
  public static var send: SubmitLabel { SubmitLabel() }
}

/// Whether scrolling takes the keyboard of a phone away.
public struct ScrollDismissesKeyboardMode: Sendable {
  public static var automatic: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode() }
  public static var immediately: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode() }
  public static var interactively: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode() }
  public static var never: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode() }
}

/// A key that taps a button.
public struct KeyboardShortcut: Sendable {
  public static let defaultAction = KeyboardShortcut()
  public static let cancelAction = KeyboardShortcut()
}

extension View {
  /// Says which keys a phone shows.
  public func keyboardType(_ type: UIKeyboardType) -> some View { self }

  /// Says what a phone fills in by itself.
  public func textContentType(_ textContentType: UITextContentType?) -> some View { self }

  /// Says whether a phone corrects what is written.
  public func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }

  /// Says whether a phone corrects what is written: the spelling of older code.
  public func disableAutocorrection(_ disable: Bool?) -> some View { self }

  /// Says what a phone writes with a capital by itself.
  public func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View { self }

  /// Says what a phone writes with a capital by itself: the spelling of older code.
  public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View { self }

  /// Says what the enter key of a phone says.
  public func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }

  /// Says whether scrolling takes the keyboard of a phone away.
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { self }

  /// Says which key taps a button.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View { self }
}
