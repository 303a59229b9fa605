/// Splits Swift source into tokens.
///
/// It knows what a declaration can contain: comments that nest, string literals of every kind with
/// code inside them, regex literals, identifiers in backticks. It never fails: what is unterminated
/// ends with its line or with the text, because the compiler has its own message for that mistake.
struct Lexer {
  let bytes: [UInt8]
  var position = 0
  var tokens: [Token] = []
  private var openBrackets: [Int] = []
  private var followsNewline = true
  private var followsSpace = true

  init(bytes: [UInt8]) {
    self.bytes = bytes
    tokens.reserveCapacity(bytes.count / 4 + 1)
  }

  /// All tokens, with a last one of kind `end`.
  mutating func tokenize() -> [Token] {
    while lexToken() {}
    append(.end, from: position)
    return tokens
  }

  /// Lexes one token.
  ///
  /// - Returns: False at the end of the text.
  mutating func lexToken() -> Bool {
    skipTrivia()
    guard position < bytes.count else { return false }
    let start = position
    let byte = bytes[position]
    if ASCII.startsIdentifier(byte) {
      skipIdentifier()
      append(.identifier, from: start)
    } else if ASCII.isDigit(byte) {
      skipNumber()
      append(.number, from: start)
    } else if byte == ASCII.quote {
      skipString(pounds: 0)
      append(.string, from: start)
    } else if byte == ASCII.pound {
      lexPound()
    } else if byte == ASCII.backtick {
      skipQuotedIdentifier()
      append(.identifier, from: start)
    } else {
      lexSymbol(byte)
    }
    return true
  }

  func byte(at index: Int) -> UInt8 {
    index < bytes.count ? bytes[index] : 0
  }

  // MARK: - Symbols

  private mutating func lexSymbol(_ byte: UInt8) {
    let start = position
    switch byte {
    case ASCII.openParenthesis, ASCII.openSquare, ASCII.openBrace:
      position += 1
      openBrackets.append(tokens.count)
      append(.openBracket, from: start, byte: byte)
    case ASCII.closeParenthesis, ASCII.closeSquare, ASCII.closeBrace:
      position += 1
      closeBracket(byte, from: start)
    case ASCII.comma, ASCII.semicolon, ASCII.colon, ASCII.at, ASCII.backslash, ASCII.dot:
      position += 1
      append(.punctuation, from: start, byte: byte)
    case ASCII.minus where self.byte(at: position + 1) == ASCII.greater:
      position += 2
      append(.arrow, from: start)
    case ASCII.slash where startsRegex():
      skipRegex(pounds: 0)
      append(.regex, from: start)
    default:
      position += 1
      append(.operatorCharacter, from: start, byte: byte)
    }
  }

  private mutating func closeBracket(_ byte: UInt8, from start: Int) {
    var partner = -1
    // A bracket of another kind in between was never closed: it gets no partner.
    if let index = openBrackets.lastIndex(where: { closes(byte, tokens[$0].byte) }) {
      partner = openBrackets[index]
      openBrackets.removeSubrange(index...)
      tokens[partner].partner = tokens.count
    }
    append(.closeBracket, from: start, byte: byte, partner: partner)
  }

  private func closes(_ close: UInt8, _ open: UInt8) -> Bool {
    switch open {
    case ASCII.openParenthesis: close == ASCII.closeParenthesis
    case ASCII.openSquare: close == ASCII.closeSquare
    default: close == ASCII.closeBrace
    }
  }

  private mutating func lexPound() {
    let start = position
    var pounds = 0
    while byte(at: position + pounds) == ASCII.pound { pounds += 1 }
    switch byte(at: position + pounds) {
    case ASCII.quote:
      position += pounds
      skipString(pounds: pounds)
      append(.string, from: start)
    case ASCII.slash:
      position += pounds
      skipRegex(pounds: pounds)
      append(.regex, from: start)
    default:
      position += 1
      if ASCII.startsIdentifier(byte(at: position)) { skipIdentifier() }
      append(.pound, from: start)
    }
  }

  /// Whether a slash opens a bare regex literal: it is where an operand is expected, and a
  /// second one follows on its line.
  private func startsRegex() -> Bool {
    if let last = tokens.last {
      switch last.kind {
      case .identifier, .number, .string, .regex, .closeBracket: return false
      case .operatorCharacter where !last.followsSpace: return false
      default: break
      }
    }
    let next = byte(at: position + 1)
    guard next != ASCII.space, next != ASCII.tab, next != ASCII.closeParenthesis else {
      return false
    }
    var index = position + 1
    while index < bytes.count, bytes[index] != ASCII.lineFeed, bytes[index] != ASCII.carriageReturn
    {
      if bytes[index] == ASCII.backslash {
        index += 1
      } else if bytes[index] == ASCII.slash {
        return index > position + 1
      }
      index += 1
    }
    return false
  }

  // MARK: - Identifiers

  mutating func skipIdentifier() {
    while position < bytes.count, ASCII.continuesIdentifier(bytes[position]) { position += 1 }
  }

  private mutating func skipQuotedIdentifier() {
    position += 1
    while position < bytes.count, bytes[position] != ASCII.lineFeed {
      position += 1
      if bytes[position - 1] == ASCII.backtick { return }
    }
  }

  private mutating func skipNumber() {
    while position < bytes.count {
      let byte = bytes[position]
      if ASCII.continuesIdentifier(byte) {
        position += 1
      } else if byte == ASCII.dot, ASCII.isDigit(self.byte(at: position + 1)) {
        position += 1
      } else if byte == ASCII.plus || byte == ASCII.minus, followsExponent() {
        position += 1
      } else {
        return
      }
    }
  }

  /// Whether the sign at the current position belongs to an exponent, as in `1e-3` or `0x1p+4`.
  private func followsExponent() -> Bool {
    guard ASCII.isDigit(byte(at: position + 1)), position >= 2 else { return false }
    let exponent = bytes[position - 1] | 0x20
    let isHexadecimal = tokenStartsWithHexadecimalPrefix()
    return isHexadecimal ? exponent == 0x70 : exponent == 0x65
  }

  private func tokenStartsWithHexadecimalPrefix() -> Bool {
    var start = position
    while start > 0, ASCII.continuesIdentifier(bytes[start - 1]) || bytes[start - 1] == ASCII.dot {
      start -= 1
    }
    return byte(at: start) == ASCII.zero && byte(at: start + 1) | 0x20 == 0x78
  }

  // MARK: - Trivia

  private mutating func skipTrivia() {
    while position < bytes.count {
      switch bytes[position] {
      case ASCII.lineFeed, ASCII.carriageReturn:
        followsNewline = true
        followsSpace = true
        position += 1
      case ASCII.space, ASCII.tab, 0x0B, 0x0C, 0:
        followsSpace = true
        position += 1
      case 0xEF where byte(at: position + 1) == 0xBB && byte(at: position + 2) == 0xBF:
        position += 3
      case ASCII.slash where byte(at: position + 1) == ASCII.slash:
        followsSpace = true
        skipLineComment()
      case ASCII.slash where byte(at: position + 1) == ASCII.asterisk:
        followsSpace = true
        skipBlockComment()
      default:
        return
      }
    }
  }

  private mutating func skipLineComment() {
    while position < bytes.count, bytes[position] != ASCII.lineFeed,
      bytes[position] != ASCII.carriageReturn
    {
      position += 1
    }
  }

  /// Block comments nest, and count as a line break if they hold one.
  private mutating func skipBlockComment() {
    var depth = 0
    while position < bytes.count {
      let byte = bytes[position]
      let next = self.byte(at: position + 1)
      if byte == ASCII.slash, next == ASCII.asterisk {
        depth += 1
        position += 2
      } else if byte == ASCII.asterisk, next == ASCII.slash {
        depth -= 1
        position += 2
        if depth == 0 { return }
      } else {
        if byte == ASCII.lineFeed { followsNewline = true }
        position += 1
      }
    }
  }

  private mutating func append(
    _ kind: Token.Kind,
    from start: Int,
    byte: UInt8 = 0,
    partner: Int = -1
  ) {
    tokens.append(
      Token(
        kind: kind,
        byte: byte,
        start: start,
        end: position,
        partner: partner,
        followsNewline: followsNewline,
        followsSpace: followsSpace
      )
    )
    followsNewline = false
    followsSpace = false
  }
}
