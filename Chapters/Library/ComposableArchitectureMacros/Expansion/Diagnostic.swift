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
  ///   - tokens: What the message is about; it is shown at the first of them.
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
  ///   - text: What to put there; the offer names it.
  mutating func replace(
    _ tokens: Range<Int>,
    of declaration: Declaration,
    in node: SyntaxNode,
    with text: String
  ) {
    let bytes = declaration.source.byteRange(tokens)
    let range = node.offset + bytes.lowerBound..<node.offset + bytes.upperBound
    let old = declaration.source.text(tokens)
    let message = text.isEmpty ? "Remove '\(old)'" : "Replace '\(old)' with '\(text)'"
    fixIts.append(FixIt(message: message, changes: [Change(range: range, newText: text)]))
  }
}

extension SourceText {
  /// From the first byte of a range of tokens to its last.
  func byteRange(_ range: Range<Int>) -> Range<Int> {
    let start = tokens[range.lowerBound].start
    return range.isEmpty ? start..<start : start..<tokens[range.upperBound - 1].end
  }
}
