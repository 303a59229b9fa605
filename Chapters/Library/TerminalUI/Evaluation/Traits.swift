/// The properties that elements inherit from the views around them.
struct Traits: Equatable {
  var style = TextStyle()
  var isEnabled = true
  var textAlignment = TextAlignment.leading
  /// The greatest number of lines of a text; `nil` for any number.
  var lineLimit: Int?
  /// Whether text is written in capitals, or without any; `nil` for as it is.
  var letterCase: LetterCase?
  /// The rotation of shapes around their middle, in radians.
  var turn = 0.0
  /// The factor by which shapes are enlarged.
  var scale = 1.0
  /// A suffix added to the names of symbols, such as `.fill`.
  var symbolSuffix = ""
  /// The parts of a label that are shown.
  var labelParts = LabelParts.both
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

/// The parts of a label that are shown.
enum LabelParts {
  case both, title, icon
}
