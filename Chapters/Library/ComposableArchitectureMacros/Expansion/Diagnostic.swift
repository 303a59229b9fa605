/// A message about the source a macro was given, at the place it is about.
struct Diagnostic {
  enum Severity: String {
    case error
    case warning
  }

  struct Note {
    var message: String
    var offset: Int
  }

  struct FixIt {
    var message: String
    var changes: [Change]
  }

  struct Change {
    /// Bytes in the file.
    var range: Range<Int>
    var newText: String
  }

  var message: String
  var severity: Severity
  var fileName: String
  /// Bytes from the beginning of the file.
  var offset: Int
  var highlights: [Range<Int>] = []
  var notes: [Note] = []
  var fixIts: [FixIt] = []

  /// A message about some tokens of a declaration.
  ///
  /// - Parameters:
  ///   - node: The source that the declaration was read from.
  ///   - tokens: The tokens that the message is about; it is shown at the first of them.
  init(
    _ severity: Severity,
    _ message: String,
    at tokens: Range<Int>,
    of declaration: Declaration,
    in node: SyntaxNode
  ) {
    self.message = message
    self.severity = severity
    fileName = node.fileName
    let bytes = declaration.source.byteRange(tokens)
    offset = node.offset + bytes.lowerBound
    highlights = [node.offset + bytes.lowerBound..<node.offset + bytes.upperBound]
  }

  /// Offers to replace some tokens.
  ///
  /// - Parameters:
  ///   - text: The text to put there; the offer names it.
  mutating func replace(
    _ tokens: Range<Int>,
    of declaration: Declaration,
    in node: SyntaxNode,
    with text: String
  ) {
    let old = declaration.source.text(tokens)
    let message = text.isEmpty ? "Remove '\(old)'" : "Replace '\(old)' with '\(text)'"
    replace([(tokens, text)], of: declaration, in: node, message: message)
  }

  /// Offers to replace tokens at several places at once.
  ///
  /// - Parameters:
  ///   - replacements: The tokens, each with what to put there.
  ///   - message: The text of the offer.
  mutating func replace(
    _ replacements: [(tokens: Range<Int>, text: String)],
    of declaration: Declaration,
    in node: SyntaxNode,
    message: String
  ) {
    let changes = replacements.map { tokens, text in
      let bytes = declaration.source.byteRange(tokens)
      let range = node.offset + bytes.lowerBound..<node.offset + bytes.upperBound
      return Change(range: range, newText: text)
    }
    fixIts.append(FixIt(message: message, changes: changes))
  }
}

extension SourceText {
  /// From the first byte of a range of tokens to its last.
  func byteRange(_ range: Range<Int>) -> Range<Int> {
    let start = tokens[range.lowerBound].start
    return range.isEmpty ? start..<start : start..<tokens[range.upperBound - 1].end
  }

  /// The spaces and tabs at the beginning of the line that a token is in.
  func indentation(of token: Int) -> String {
    let lineStart =
      bytes[..<tokens[token].start].lastIndex(of: ASCII.lineFeed).map { $0 + 1 } ?? 0
    let isBlank: (UInt8) -> Bool = { $0 == ASCII.space || $0 == ASCII.tab }
    return String(decoding: bytes[lineStart...].prefix(while: isBlank), as: UTF8.self)
  }
}
