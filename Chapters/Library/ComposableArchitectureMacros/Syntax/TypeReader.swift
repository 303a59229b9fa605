/// Skips over types, so that their end is known.
extension TokenReader {
  /// Moves past a type.
  ///
  /// - Returns: Its tokens, or nil (and the position unchanged) if there is no type here.
  mutating func readType() -> Range<Int>? {
    let start = position
    guard skipType() else {
      position = start
      return nil
    }
    return start..<position
  }

  private mutating func skipType() -> Bool {
    skipTypeSpecifiers()
    guard skipSimpleType() else { return false }
    while at(ASCII.ampersand) {
      position += 1
      guard skipSimpleType() else { return false }
    }
    return skipFunctionResult()
  }

  /// `@escaping`, `inout`, `some` and all else that may precede a type.
  private mutating func skipTypeSpecifiers() {
    while !isAtEnd {
      if at(ASCII.at) {
        position += 2
        if at(ASCII.openParenthesis), !token.followsSpace { skipTokenOrGroup() }
      } else if isTypeSpecifier {
        position += 1
        if at(ASCII.openParenthesis), !token.followsSpace { skipTokenOrGroup() }
      } else {
        return
      }
    }
  }

  private var isTypeSpecifier: Bool {
    at("some") || at("any") || at("inout") || at("borrowing") || at("consuming") || at("sending")
      || at("isolated") || at("repeat") || at("each") || at("nonisolated") || at("_const")
      || at("__owned") || at("__shared")
  }

  private mutating func skipSimpleType() -> Bool {
    while at(ASCII.tilde) { position += 1 }
    if at("any") || at("some") { position += 1 }
    guard !isAtEnd else { return false }
    if at(ASCII.openParenthesis) || at(ASCII.openSquare) {
      skipTokenOrGroup()
    } else if token.kind == .identifier {
      position += 1
      guard skipGenericArguments() else { return false }
    } else {
      return false
    }
    return skipTypeSuffixes()
  }

  /// `.Member<…>`, `?`, `!`, `...`.
  private mutating func skipTypeSuffixes() -> Bool {
    while !isAtEnd {
      if at(ASCII.dot), position + 1 < end, source.tokens[position + 1].kind == .identifier {
        position += 2
        guard skipGenericArguments() else { return false }
      } else if at(ASCII.questionMark) || at(ASCII.exclamationMark), !token.followsSpace {
        position += 1
      } else if at(ASCII.dot), next(is: ASCII.dot) {
        position += 3
      } else {
        break
      }
    }
    return true
  }

  private mutating func skipFunctionResult() -> Bool {
    let start = position
    while at("async") || at("throws") || at("rethrows") {
      position += 1
      if at(ASCII.openParenthesis) { skipTokenOrGroup() }
    }
    guard atKind(.arrow) else {
      position = start
      return true
    }
    position += 1
    return skipType()
  }

  /// Moves past `<…>` if it is here.
  ///
  /// - Returns: False if there is a `<` that closes nowhere.
  mutating func skipGenericArguments() -> Bool {
    guard at(ASCII.less) else { return true }
    position += 1
    while !isAtEnd, !at(ASCII.greater) {
      if atKind(.number) || at(ASCII.minus) {
        position += 1
      } else if readType() == nil {
        return false
      }
      if !consume(ASCII.comma) { break }
    }
    return consume(ASCII.greater)
  }

  /// Moves past the `<T: P, each U>` of a declaration, whose parameters may have constraints.
  mutating func readGenericParameters() -> Range<Int>? {
    guard at(ASCII.less) else { return nil }
    let start = position
    var depth = 0
    while !isAtEnd {
      if at(ASCII.less) { depth += 1 }
      if at(ASCII.greater) { depth -= 1 }
      skipTokenOrGroup()
      if depth == 0 { break }
    }
    return start..<position
  }
}
