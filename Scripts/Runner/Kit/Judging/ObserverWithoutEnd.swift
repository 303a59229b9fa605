/// A property of an observable state that sets itself in its own observer.
///
/// The macro keeps the value in a second property, which takes the observer along. What the observer
/// sets is the first one, so it is called again, until the program crashes. In a plain struct it is not.
struct ObserverWithoutEnd {
  private let tokens: [Token]
  private let blocks: Blocks

  init(in text: String) {
    tokens = Lexer.tokens(of: text)
    blocks = Blocks(tokens)
  }

  /// The place and the reason of the crash; nil if there is no such property.
  ///
  /// - Parameter file: The learner's file.
  func site(in file: String) -> CrashSite? {
    for mark in tokens.indices where tokens[mark].isWord("ObservableState") {
      guard let open = tokens[mark...].firstIndex(where: { $0.isMark("{") }),
        let close = blocks.closing[open]
      else { continue }
      for observer in open...close
      where ["didSet", "willSet"].contains(where: tokens[observer].isWord) {
        guard let name = property(of: observer), sets(name, in: observer) else { continue }
        let kind = tokens[observer].text
        return CrashSite(
          fileName: file.fileName,
          line: tokens[observer].line,
          reason: "`\(name)` sets itself in its `\(kind)`, which is called again for that, without"
            + " end. Let the reducer keep the value within its limits"
        )
      }
    }
    return nil
  }

  /// The name of the property that has an observer.
  private func property(of observer: Int) -> String? {
    guard let open = tokens[..<observer].lastIndex(where: { $0.isMark("{") }),
      let word = tokens[..<open].lastIndex(where: { $0.isWord("var") })
    else { return nil }
    return tokens[word + 1].text
  }

  /// Whether an observer assigns to a property.
  private func sets(_ name: String, in observer: Int) -> Bool {
    guard let open = tokens[observer...].firstIndex(where: { $0.isMark("{") }),
      let close = blocks.closing[open]
    else { return false }
    return (open..<close).contains { index in
      let isOwn =
        !tokens[index - 1].isMark(".") || tokens[index - 2].isWord("self")
      return tokens[index].isWord(name) && isOwn
        && ["=", "+=", "-=", "*=", "/="].contains(tokens[index + 1].text)
    }
  }
}
