/// What elements inherit from the views around them.
struct Traits: Equatable {
  var style = TextStyle()
  var isEnabled = true
  var textAlignment = TextAlignment.leading
  /// How many lines a text has at most; `nil` for any number.
  var lineLimit: Int?
  /// Whether text is written in capitals, or without any; `nil` for as it is.
  var letterCase: LetterCase?
  /// How far shapes are turned around their middle, in radians.
  var turn = 0.0
  /// How much larger shapes are drawn.
  var scale = 1.0
  /// What is added to the names of symbols, such as `.fill`.
  var symbolSuffix = ""
  /// Which parts of a label are shown.
  var labelParts = LabelParts.both
  /// What tells an option of a picker, or a tab, from the others.
  var tag: AnyHashable?
}

/// How letters are written.
enum LetterCase {
  case upper, lower

  func callAsFunction(_ string: String) -> String {
    self == .upper ? string.uppercased() : string.lowercased()
  }
}

/// Which parts of a label are shown.
enum LabelParts {
  case both, title, icon
}
