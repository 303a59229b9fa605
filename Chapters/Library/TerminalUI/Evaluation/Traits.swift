/// The properties that elements inherit from the views around them.
struct Traits: Equatable {
  var style = TextStyle()
  var isEnabled = true
  var textAlignment = TextAlignment.leading
  /// The greatest number of lines of a text; `nil` for any number.
  var lineLimit: Int?
  /// Whether text is written in capitals, or without any; `nil` for as it is.
  var letterCase: LetterCase?
  /// A suffix added to the names of symbols, such as `.fill`.
  var symbolSuffix = ""
  /// The identity of an option of a picker, or of a tab.
  var tag: AnyHashable?
}

/// The case in which letters are written.
enum LetterCase {
  case upper, lower

  func callAsFunction(_ string: String) -> String {
    self == .upper ? string.uppercased() : string.lowercased()
  }
}
