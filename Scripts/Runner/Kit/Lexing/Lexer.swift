/// Cuts Swift source into tokens. It knows comments, strings of every kind with their
/// interpolations, numbers and operators, and so never takes a `+` in a text for an operator.
package struct Lexer {
  private let bytes: [UInt8]
  private var position = 0
  private var line = 1
  private var beginsLine = true
  private var tokens: [Token] = []

  package static func tokens(of text: String) -> [Token] {
    var lexer = Lexer(bytes: Array(text.utf8))
    lexer.read(untilParenthesis: false)
    return lexer.tokens
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
    // Some editors mark the beginning of a text.
    if bytes.starts(with: "\u{FEFF}".utf8) { position = 3 }
  }

  /// Reads to the end, or to the parenthesis that closes an interpolation.
  private mutating func read(untilParenthesis: Bool) {
    var depth = 0
    while position < bytes.count {
      skipSpaceAndComments()
      guard position < bytes.count else { return }
      if untilParenthesis {
        if bytes[position] == UInt8(ascii: "(") { depth += 1 }
        if bytes[position] == UInt8(ascii: ")") {
          if depth == 0 { return }
          depth -= 1
        }
      }
      readToken()
    }
  }

  private mutating func readToken() {
    let byte = bytes[position]
    let quote = UInt8(ascii: "\"")
    if byte == quote || byte == UInt8(ascii: "#") && isRawString {
      readString()
    } else if Self.isDigit(byte) {
      readNumber()
    } else if Self.isWordStart(byte) || byte == UInt8(ascii: "#") || byte == UInt8(ascii: "`") {
      let end = scan(from: position + 1) { Self.isWordPart($0) || $0 == UInt8(ascii: "`") }
      emit(.word, to: end)
    } else if Self.operators.contains(byte) {
      readOperator()
    } else {
      emit(.mark, to: position + 1)
    }
  }

  private mutating func readOperator() {
    let end = scan(from: position + 1) { Self.operators.contains($0) }
    // A dot begins a member; an operator that begins with dots is a range.
    let text = String(decoding: bytes[position..<end], as: UTF8.self)
    if text == "." || text == "?" || text == "&" {
      emit(.mark, to: end)
    } else if text.hasPrefix("?"), text != "??" {
      emit(.mark, to: position + 1)
    } else if text.hasPrefix("!"), text != "!=", text != "!==" {
      emit(.mark, to: position + 1)
    } else {
      emit(.operation, to: end)
    }
  }

  private mutating func readNumber() {
    var end = scan(from: position + 1, while: Self.isWordPart)
    var kind = Token.Kind.integer
    let isMember = tokens.last?.isMark(".") == true && tokens.last?.range.upperBound == position
    if !isMember, end + 1 < bytes.count, bytes[end] == UInt8(ascii: "."),
      Self.isDigit(bytes[end + 1])
    {
      end = scan(from: end + 1, while: Self.isWordPart)
      kind = .number
    }
    let text = bytes[position..<end]
    let isPlain = text.allSatisfy { Self.isDigit($0) || $0 == UInt8(ascii: "_") }
    emit(isMember ? .word : kind == .integer && isPlain ? .integer : .number, to: end)
  }

  private var isRawString: Bool {
    let end = scan(from: position) { $0 == UInt8(ascii: "#") }
    return end < bytes.count && bytes[end] == UInt8(ascii: "\"")
  }

  private mutating func readString() {
    let start = position
    let quotes = scan(from: position) { $0 == UInt8(ascii: "#") }
    let pounds = [UInt8](repeating: UInt8(ascii: "#"), count: quotes - position)
    let quote = UInt8(ascii: "\"")
    let isLong = bytes[quotes...].prefix(3).elementsEqual([quote, quote, quote])
    let closing = [UInt8](repeating: quote, count: isLong ? 3 : 1) + pounds
    let escape = [UInt8(ascii: "\\")] + pounds
    let hadSpace = start == 0 || Self.isSpace(bytes[start - 1])
    var piece = start
    var pieceLine = line
    var begins = beginsLine
    position = quotes + (isLong ? 3 : 1)
    func finish(_ lexer: inout Lexer) {
      lexer.add(.string, piece..<lexer.position, line: pieceLine, begins: begins, space: hadSpace)
    }
    while position < bytes.count {
      if bytes[position...].starts(with: closing) {
        position += closing.count
        break
      }
      if bytes[position...].starts(with: escape) {
        position += escape.count
        guard position < bytes.count, bytes[position] == UInt8(ascii: "(") else {
          // A line of a long string that goes on in the next one ends with a backslash.
          if isLong, position < bytes.count, bytes[position] == UInt8(ascii: "\n") { line += 1 }
          position += 1
          continue
        }
        position += 1
        finish(&self)
        beginsLine = false
        read(untilParenthesis: true)
        (piece, pieceLine, begins) = (position, line, false)
        continue
      }
      if bytes[position] == UInt8(ascii: "\n") {
        // A string of one line that is not closed: the compiler will say so.
        if !isLong { break }
        line += 1
      }
      position += 1
    }
    position = min(position, bytes.count)
    finish(&self)
    beginsLine = false
  }

  private mutating func skipSpaceAndComments() {
    while position < bytes.count {
      let byte = bytes[position]
      if byte == UInt8(ascii: "\n") {
        line += 1
        beginsLine = true
        position += 1
      } else if Self.isSpace(byte) {
        position += 1
      } else if bytes[position...].starts(with: Self.lineComment) {
        position = scan(from: position) { $0 != UInt8(ascii: "\n") }
      } else if bytes[position...].starts(with: Self.blockComment) {
        skipBlockComment()
      } else {
        return
      }
    }
  }

  private mutating func skipBlockComment() {
    var depth = 0
    while position < bytes.count {
      if bytes[position...].starts(with: Self.blockComment) {
        depth += 1
        position += 2
      } else if bytes[position...].starts(with: Self.blockCommentEnd) {
        depth -= 1
        position += 2
        if depth == 0 { return }
      } else {
        if bytes[position] == UInt8(ascii: "\n") { line += 1 }
        position += 1
      }
    }
  }

  private mutating func emit(_ kind: Token.Kind, to end: Int) {
    let start = position
    position = end
    let hadSpace = start == 0 || Self.isOpening(bytes[start - 1])
    add(kind, start..<end, line: line, begins: beginsLine, space: hadSpace)
    beginsLine = false
  }

  private mutating func add(
    _ kind: Token.Kind,
    _ range: Range<Int>,
    line: Int,
    begins: Bool,
    space: Bool
  ) {
    tokens.append(
      Token(
        kind: kind,
        text: String(decoding: bytes[range], as: UTF8.self),
        range: range,
        line: line,
        beginsLine: begins,
        hasSpaceBefore: space,
        hasSpaceAfter: range.upperBound >= bytes.count || Self.isClosing(bytes[range.upperBound])
      )
    )
  }

  private func scan(from start: Int, while isPart: (UInt8) -> Bool) -> Int {
    var end = start
    while end < bytes.count, isPart(bytes[end]) { end += 1 }
    return end
  }
}

extension Lexer {
  private static let operators = Set("+-*/=<>!&|^~%?.".utf8)
  private static let lineComment = Array("//".utf8)
  private static let blockComment = Array("/*".utf8)
  private static let blockCommentEnd = Array("*/".utf8)

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private static func isWordStart(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
      || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
      || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$") || byte >= 0x80
  }

  private static func isWordPart(_ byte: UInt8) -> Bool {
    isWordStart(byte) || isDigit(byte)
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\t")
      || byte == UInt8(ascii: "\r")
  }

  /// Whether a byte counts as space to the left of an operator: an opening bracket does too, as in
  /// `(-1)`.
  private static func isOpening(_ byte: UInt8) -> Bool {
    isSpace(byte) || "([{,;:".utf8.contains(byte)
  }

  private static func isClosing(_ byte: UInt8) -> Bool {
    isSpace(byte) || ")]},;:".utf8.contains(byte)
  }
}

/// A piece of Swift source, as far as colours, mutants and screening need to know it.
package struct Token: Equatable, Sendable {
  package enum Kind: Sendable {
    /// Names and keywords, also `$0` and `#file`.
    case word
    case integer
    case number
    /// A string, or a part of one that has interpolations; those are tokens of their own.
    case string
    case operation
    /// Brackets, comma, colon, semicolon, dot and the like.
    case mark
  }

  package var kind: Kind
  package var text: String
  /// Its place, in bytes.
  package var range: Range<Int>
  package var line: Int
  /// Whether it is the first token of its line.
  package var beginsLine: Bool
  package var hasSpaceBefore: Bool
  var hasSpaceAfter = true

  /// An operator between two operands: with space, or without any, on both sides.
  var isInfix: Bool { kind == .operation && hasSpaceBefore == hasSpaceAfter }

  package func isMark(_ text: String) -> Bool { kind == .mark && self.text == text }
  package func isWord(_ text: String) -> Bool { kind == .word && self.text == text }
}
