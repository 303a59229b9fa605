/// A piece of a sentence: words, or code, which sentences put between backticks.
enum Inline: Equatable {
  case words(String)
  case code(String)

  /// A backtick without a partner is a word like any other.
  static func pieces(of text: String) -> [Inline] {
    let parts = text.unicodeScalars.split(separator: "`", omittingEmptySubsequences: false)
      .map { String($0) }
    guard parts.count > 2 else { return [.words(text)] }
    // With an odd number of backticks the last one opens nothing.
    let isBalanced = parts.count % 2 == 1
    let paired =
      isBalanced ? parts : parts.dropLast(2) + [parts.suffix(2).joined(separator: "`")]
    return paired.enumerated().compactMap { index, part in
      part.isEmpty ? nil : index % 2 == 0 ? .words(part) : .code(part)
    }
  }
}
