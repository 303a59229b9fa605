/// One token of Swift source, as a range of bytes in the text it came from.
///
/// Operators are one token per character (`->` apart), because a macro reads declarations and
/// types, where `>>` closes two generic argument lists and `>?` closes one.
struct Token {
  enum Kind: UInt8 {
    case identifier
    case number
    case string
    case regex
    /// `#if`, `#selector` and the like, with the pound sign.
    case pound
    case openBracket
    case closeBracket
    /// `, ; : . @ \`
    case punctuation
    case arrow
    case operatorCharacter
    case end
  }

  var kind: Kind
  /// The byte that punctuation, brackets and operators consist of; 0 for the others.
  var byte: UInt8
  var start: Int
  var end: Int
  /// For a bracket, the index of its partner; -1 if it has none.
  var partner: Int
  var followsNewline: Bool
  var followsSpace: Bool
}

/// The ASCII characters that the lexer and the parser tell apart.
enum ASCII {
  static let tab: UInt8 = 0x09
  static let lineFeed: UInt8 = 0x0A
  static let carriageReturn: UInt8 = 0x0D
  static let space: UInt8 = 0x20
  static let exclamationMark: UInt8 = 0x21
  static let quote: UInt8 = 0x22
  static let pound: UInt8 = 0x23
  static let dollar: UInt8 = 0x24
  static let ampersand: UInt8 = 0x26
  static let openParenthesis: UInt8 = 0x28
  static let closeParenthesis: UInt8 = 0x29
  static let asterisk: UInt8 = 0x2A
  static let plus: UInt8 = 0x2B
  static let comma: UInt8 = 0x2C
  static let minus: UInt8 = 0x2D
  static let dot: UInt8 = 0x2E
  static let slash: UInt8 = 0x2F
  static let zero: UInt8 = 0x30
  static let nine: UInt8 = 0x39
  static let colon: UInt8 = 0x3A
  static let semicolon: UInt8 = 0x3B
  static let less: UInt8 = 0x3C
  static let equal: UInt8 = 0x3D
  static let greater: UInt8 = 0x3E
  static let questionMark: UInt8 = 0x3F
  static let at: UInt8 = 0x40
  static let openSquare: UInt8 = 0x5B
  static let backslash: UInt8 = 0x5C
  static let closeSquare: UInt8 = 0x5D
  static let underscore: UInt8 = 0x5F
  static let backtick: UInt8 = 0x60
  static let openBrace: UInt8 = 0x7B
  static let closeBrace: UInt8 = 0x7D
  static let tilde: UInt8 = 0x7E

  static func isDigit(_ byte: UInt8) -> Bool { byte >= zero && byte <= nine }

  static func isLetter(_ byte: UInt8) -> Bool {
    (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7A
  }

  /// Letters, `_`, `$`, and every byte of a character outside ASCII.
  static func startsIdentifier(_ byte: UInt8) -> Bool {
    isLetter(byte) || byte == underscore || byte == dollar || byte >= 0x80
  }

  static func continuesIdentifier(_ byte: UInt8) -> Bool {
    startsIdentifier(byte) || isDigit(byte)
  }
}
