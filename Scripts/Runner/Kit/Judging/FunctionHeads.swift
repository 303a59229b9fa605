/// The functions of a source as they begin: names, parameters and results.
struct FunctionHeads {
  private var heads: [(name: String, head: String)] = []

  init(in text: String) {
    let tokens = Lexer.tokens(of: text)
    let closing = Blocks(tokens).closing
    let bytes = Array(text.utf8)
    for start in tokens.indices.dropLast(2) where tokens[start].isWord("func") {
      var end = start + 2
      while end < tokens.count, !tokens[end].isMark("{") { end = (closing[end] ?? end) + 1 }
      let range = tokens[start].range.lowerBound..<tokens[end - 1].range.upperBound
      let words = String(decoding: bytes[range], as: UTF8.self)
        .split(whereSeparator: \.isWhitespace)
      let head = words.joined(separator: " ").replacing("( ", with: "(").replacing(" )", with: ")")
      heads.append((tokens[start + 1].text, head))
    }
  }

  /// A sentence for each function that a learner's text has in another form, and that is called.
  ///
  /// - Parameters:
  ///   - text: The learner's text.
  ///   - names: The words of the file that calls them.
  func changes(in text: String, calledBy names: Set<String>) -> [String] {
    let own = Self(in: text).heads
    return heads.compactMap { name, head in
      let others = own.filter { $0.name == name }
      guard names.contains(name), !others.isEmpty, !others.contains(where: { $0.head == head }),
        heads.filter({ $0.name == name }).count == 1
      else { return nil }
      return "`\(name)` was declared as `\(head)`, and is called so: let it begin with this line"
        + " again."
    }
  }
}
