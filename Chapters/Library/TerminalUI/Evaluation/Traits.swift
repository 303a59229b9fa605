/// What elements inherit from the views around them.
struct Traits: Equatable {
  var style = TextStyle()
  var isEnabled = true
  var textAlignment = TextAlignment.leading
  /// How many lines a text has at most; `nil` for any number.
  var lineLimit: Int?
  /// What tells an option of a picker, or a tab, from the others.
  var tag: AnyHashable?
}
