/// String and regex literals.
extension Lexer {
  /// Skips a string literal; `position` is at its first quotation mark, behind any pound signs.
  ///
  /// - Parameter pounds: The number of pound signs of a raw string; its escapes and its end carry
  ///   the same number.
  mutating func skipString(pounds: Int) {
    let isMultiline =
      byte(at: position + 1) == ASCII.quote && byte(at: position + 2) == ASCII.quote
      && !closesEmptyRawString(pounds: pounds)
    position += isMultiline ? 3 : 1
    while position < bytes.count {
      switch bytes[position] {
      case ASCII.quote where endsString(isMultiline: isMultiline, pounds: pounds):
        position += (isMultiline ? 3 : 1) + pounds
        return
      case ASCII.backslash where hasPounds(pounds, at: position + 1):
        position += 1 + pounds
        if byte(at: position) == ASCII.openParenthesis {
          skipInterpolation()
        } else if position < bytes.count, isMultiline || !isNewline(bytes[position]) {
          position += 1
        }
      case ASCII.lineFeed where !isMultiline, ASCII.carriageReturn where !isMultiline:
        return
      default:
        position += 1
      }
    }
  }

  /// Skips a regex literal; `position` is at its first slash, behind any pound signs. One with
  /// pound signs may span lines.
  mutating func skipRegex(pounds: Int) {
    position += 1
    while position < bytes.count {
      switch bytes[position] {
      case ASCII.backslash:
        position += 2
      case ASCII.slash where hasPounds(pounds, at: position + 1):
        position += 1 + pounds
        return
      case ASCII.lineFeed where pounds == 0:
        return
      default:
        position += 1
      }
    }
    position = min(position, bytes.count)
  }

  /// Skips `(…)` of an interpolation, which holds any code: further strings, closures, comments.
  private mutating func skipInterpolation() {
    var lexer = Lexer(bytes: bytes)
    lexer.position = position
    while lexer.lexToken() {
      let last = lexer.tokens[lexer.tokens.count - 1]
      if last.kind == .closeBracket, last.partner == 0 { break }
    }
    position = lexer.position
  }

  /// `#""#` is an empty raw string, not the start of one with several lines.
  private func closesEmptyRawString(pounds: Int) -> Bool {
    pounds > 0 && hasPounds(pounds, at: position + 2)
  }

  private func endsString(isMultiline: Bool, pounds: Int) -> Bool {
    guard isMultiline else { return hasPounds(pounds, at: position + 1) }
    return byte(at: position + 1) == ASCII.quote && byte(at: position + 2) == ASCII.quote
      && hasPounds(pounds, at: position + 3)
  }

  private func hasPounds(_ count: Int, at index: Int) -> Bool {
    for offset in 0..<count where byte(at: index + offset) != ASCII.pound { return false }
    return true
  }

  private func isNewline(_ byte: UInt8) -> Bool {
    byte == ASCII.lineFeed || byte == ASCII.carriageReturn
  }
}
