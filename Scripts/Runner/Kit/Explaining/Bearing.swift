/// The meaning of an explained error for the errors beside it. A rule says it of its own explanations,
/// and a row of the page of messages in its last cell, as in `first: cause`.
struct Bearing: OptionSet, Hashable {
  let rawValue: Int

  /// It is the cause of something, whatever its message says.
  static let cause = Bearing(rawValue: 1 << 0)
  /// It is about a declaration, with which much else is not understood.
  static let declaration = Bearing(rawValue: 1 << 1)
  /// Nothing else in its line is understood.
  static let line = Bearing(rawValue: 1 << 2)

  // Nothing else in its file is understood. Of several, the last of these counts.

  /// A property that is a type has no value that anything else could be done with.
  static let typeName = Bearing(rawValue: 1 << 3)
  /// Of two types with one name, nobody knows which is meant.
  static let sharedName = Bearing(rawValue: 1 << 4)
  static let grammar = Bearing(rawValue: 1 << 5)
  static let module = Bearing(rawValue: 1 << 6)
  static let character = Bearing(rawValue: 1 << 7)
  static let text = Bearing(rawValue: 1 << 8)
  /// After a wrong brace, the compiler understands nothing of what follows.
  static let braces = Bearing(rawValue: 1 << 9)

  /// The part that leaves nothing else of a file; 0 if there is none.
  var onFile: Int { rawValue & ~0b111 }

  private static let names: [String: Bearing] = [
    "braces": .braces, "cause": .cause, "declaration": .declaration, "grammar": .grammar,
    "line": .line, "module": .module, "type name": .typeName,
  ]

  /// - Parameter words: Names that commas divide. Nil is the result if one is unknown.
  init?(named words: some StringProtocol) {
    let found = words.split(separator: ",").map { Self.names[String($0).trimmed] }
    guard !found.isEmpty, !found.contains(nil) else { return nil }
    self = Bearing(found.compactMap { $0 })
  }

  init(rawValue: Int) {
    self.rawValue = rawValue
  }
}
