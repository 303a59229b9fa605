/// Walks over the tokens of a source text: looking, stepping, and skipping what is in brackets.
protocol TokenReader {
  var source: SourceText { get }
  var position: Int { get set }
  /// The token at which reading stops.
  var end: Int { get }
}

extension TokenReader {
  var isAtEnd: Bool { position >= end }

  var token: Token { source.tokens[min(position, source.tokens.count - 1)] }

  func at(_ byte: UInt8) -> Bool {
    !isAtEnd && source.token(position, is: byte)
  }

  func at(_ spelling: StaticString) -> Bool {
    !isAtEnd && source.token(position, is: spelling)
  }

  func atKind(_ kind: Token.Kind) -> Bool {
    !isAtEnd && source.tokens[position].kind == kind
  }

  func next(is byte: UInt8) -> Bool {
    position + 1 < end && source.token(position + 1, is: byte)
  }

  mutating func consume(_ byte: UInt8) -> Bool {
    guard at(byte) else { return false }
    position += 1
    return true
  }

  mutating func consume(_ spelling: StaticString) -> Bool {
    guard at(spelling) else { return false }
    position += 1
    return true
  }

  /// Skips one token, or with an opening bracket everything to its partner.
  mutating func skipTokenOrGroup() {
    let partner = token.partner
    position = partner > position ? min(partner + 1, end) : position + 1
  }

  /// Whether the token begins a line, so that it may begin a declaration.
  var isAtLineStart: Bool { token.followsNewline }
}
