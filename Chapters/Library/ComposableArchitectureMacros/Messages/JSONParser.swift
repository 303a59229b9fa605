/// Reads one JSON value. Malformed text gives nil, never a trap.
struct JSONParser {
  private let bytes: [UInt8]
  private var position = 0
  /// Nesting deeper than any message has is taken as malformed, so that the stack holds.
  private var depth = 0

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  static func parse(_ bytes: [UInt8]) -> JSONValue? {
    var parser = JSONParser(bytes)
    return parser.parseValue()
  }

  private var current: UInt8 { position < bytes.count ? bytes[position] : 0 }

  private mutating func skipSpace() {
    while position < bytes.count, bytes[position] <= ASCII.space { position += 1 }
  }

  private mutating func parseValue() -> JSONValue? {
    skipSpace()
    depth += 1
    defer { depth -= 1 }
    guard depth < 512 else { return nil }
    switch current {
    case ASCII.openBrace: return parseObject()
    case ASCII.openSquare: return parseArray()
    case ASCII.quote: return parseString().map(JSONValue.string)
    case 0x74: return parseWord("true", .bool(true))
    case 0x66: return parseWord("false", .bool(false))
    case 0x6E: return parseWord("null", .null)
    default: return parseNumber()
    }
  }

  private mutating func parseObject() -> JSONValue? {
    var members: [(key: JSONString, value: JSONValue)] = []
    position += 1
    skipSpace()
    if consume(ASCII.closeBrace) { return .object([]) }
    repeat {
      skipSpace()
      guard current == ASCII.quote, let key = parseString() else { return nil }
      skipSpace()
      guard consume(ASCII.colon), let value = parseValue() else { return nil }
      members.append((key, value))
      skipSpace()
    } while consume(ASCII.comma)
    return consume(ASCII.closeBrace) ? .object(members) : nil
  }

  private mutating func parseArray() -> JSONValue? {
    var values: [JSONValue] = []
    position += 1
    skipSpace()
    if consume(ASCII.closeSquare) { return .array([]) }
    repeat {
      guard let value = parseValue() else { return nil }
      values.append(value)
      skipSpace()
    } while consume(ASCII.comma)
    return consume(ASCII.closeSquare) ? .array(values) : nil
  }

  private mutating func parseString() -> JSONString? {
    let start = position + 1
    let count = bytes.count
    var index = start
    // Looks for quotation marks and only then for the backslashes in front of them: most of a
    // message is inside strings.
    let end: Int? = bytes.withUnsafeBytes { buffer in
      while index < count, let base = buffer.baseAddress,
        let found = firstAddress(of: ASCII.quote, in: base + index, count: count - index)
      {
        let quote = found - base
        var backslashes = 0
        while quote - backslashes > start, buffer[quote - backslashes - 1] == ASCII.backslash {
          backslashes += 1
        }
        if backslashes.isMultiple(of: 2) { return quote }
        index = quote + 1
      }
      return nil
    }
    guard let end else { return nil }
    position = end + 1
    return JSONString(bytes: bytes, range: start..<end)
  }

  /// Reads an integer; a fraction or an exponent is skipped, as no message has them.
  private mutating func parseNumber() -> JSONValue? {
    let isNegative = consume(ASCII.minus)
    guard ASCII.isDigit(current) else { return nil }
    var number = 0
    while ASCII.isDigit(current) {
      number = number &* 10 &+ Int(current - ASCII.zero)
      position += 1
    }
    while ASCII.isDigit(current) || current == ASCII.dot || current | 0x20 == 0x65
      || current == ASCII.plus || current == ASCII.minus
    {
      position += 1
    }
    return .number(isNegative ? -number : number)
  }

  private mutating func parseWord(_ word: String, _ value: JSONValue) -> JSONValue? {
    guard bytes[position...].starts(with: word.utf8) else { return nil }
    position += word.utf8.count
    return value
  }

  private mutating func consume(_ byte: UInt8) -> Bool {
    guard current == byte, position < bytes.count else { return false }
    position += 1
    return true
  }
}
