/// A piece of Swift source with its tokens: what the compiler sends for a declaration, an
/// attribute or a type.
///
/// Everything that is read from it is a range of tokens, so that nothing is copied until an
/// expansion needs the text.
final class SourceText {
  let bytes: [UInt8]
  private(set) var tokens: [Token] = []

  /// - Parameter text: Swift source, complete or not.
  init(_ text: String) {
    bytes = Array(text.utf8)
    var lexer = Lexer(bytes: bytes)
    tokens = lexer.tokenize()
  }

  /// The text of one token, as written.
  func text(_ index: Int) -> String {
    let token = tokens[index]
    return String(decoding: bytes[token.start..<token.end], as: UTF8.self)
  }

  /// The source from the first token of a range to the last, with what is between them.
  func text(_ range: Range<Int>) -> String {
    guard !range.isEmpty else { return "" }
    let start = tokens[range.lowerBound].start
    let end = tokens[range.upperBound - 1].end
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }

  /// Whether a token is spelled like this; compares bytes, so that nothing is allocated.
  func token(_ index: Int, is spelling: StaticString) -> Bool {
    let token = tokens[index]
    let count = token.end - token.start
    guard count == spelling.utf8CodeUnitCount else { return false }
    let expected = spelling.utf8Start
    for offset in 0..<count where bytes[token.start + offset] != expected[offset] {
      return false
    }
    return true
  }

  /// Whether a token is this one character of punctuation, a bracket or an operator.
  func token(_ index: Int, is byte: UInt8) -> Bool {
    tokens[index].byte == byte
  }

  /// The text of a range with every token `name` replaced, which is how `Self` in the payload of
  /// a case becomes the name of its enum.
  func text(_ range: Range<Int>, replacing name: StaticString, with replacement: String) -> String {
    guard range.contains(where: { token($0, is: name) }) else { return text(range) }
    var result = ""
    var previousEnd = tokens[range.lowerBound].start
    for index in range {
      let token = tokens[index]
      result += String(decoding: bytes[previousEnd..<token.start], as: UTF8.self)
      result += self.token(index, is: name) ? replacement : text(index)
      previousEnd = token.end
    }
    return result
  }
}
