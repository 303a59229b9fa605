/// Skips over expressions, so that their end is known.
extension TokenReader {
  /// Moves past an expression: to a comma, a semicolon, an accessor block, or the line at which a
  /// new declaration begins.
  ///
  /// - Parameter isInitializer: Whether it is the initial value of a variable, which ends before
  ///   `{ didSet … }` where other expressions would continue with a trailing closure.
  mutating func readExpression(isInitializer: Bool) -> Range<Int> {
    let start = position
    while !isAtEnd {
      if at(ASCII.comma) || at(ASCII.semicolon) || token.kind == .closeBracket { break }
      if position > start, isAtLineStart, !continuesExpression(from: start) { break }
      if isInitializer, position > start, isAtAccessorBlock { break }
      if at(ASCII.less), position > start, skipGenericArgumentsOfExpression() { continue }
      skipTokenOrGroup()
    }
    return start..<position
  }

  /// Whether the brace here opens accessors or observers.
  var isAtAccessorBlock: Bool {
    guard at(ASCII.openBrace) else { return false }
    var reader = DeclarationParser(source: source, position: position + 1, end: end)
    while reader.at(ASCII.at) { _ = reader.readAttribute() }
    while reader.at("mutating") || reader.at("nonmutating") || reader.at("private")
      || reader.at("borrowing") || reader.at("consuming")
    {
      reader.position += 1
    }
    guard
      reader.at("get") || reader.at("set") || reader.at("willSet") || reader.at("didSet")
        || reader.at("_read") || reader.at("_modify") || reader.at("read") || reader.at("modify")
        || reader.at("init") || reader.at("unsafeAddress") || reader.at("unsafeMutableAddress")
    else { return false }
    reader.position += 1
    if reader.at(ASCII.openParenthesis) { reader.skipTokenOrGroup() }
    while reader.at("async") || reader.at("throws") || reader.at("mutating") {
      reader.position += 1
    }
    return reader.at(ASCII.openBrace) || reader.at(ASCII.closeBrace)
  }

  /// Whether the token at the start of a line belongs to the expression before it.
  private func continuesExpression(from start: Int) -> Bool {
    switch token.kind {
    case .operatorCharacter, .arrow:
      return true
    case .punctuation:
      if at(ASCII.dot) || at(ASCII.colon) { return true }
    case .openBracket:
      if at(ASCII.openBrace) { return true }
    case .identifier:
      if at("is") || at("as") || at("else") { return true }
    case .pound where at("#if"):
      // `#if` within a chain of members: the next line begins with a dot.
      return isConditionalMemberChain
    case .pound where at("#endif") || at("#else") || at("#elseif"):
      return hasOpenConditional(from: start)
    default:
      break
    }
    return endsWithOperator(at: position - 1, from: start)
  }

  private func endsWithOperator(at index: Int, from start: Int) -> Bool {
    let last = source.tokens[index]
    switch last.kind {
    case .operatorCharacter:
      // A postfix `!` or `?` touches what it follows; a binary operator does not.
      var first = index
      while first > start, !source.tokens[first].followsSpace,
        source.tokens[first - 1].kind == .operatorCharacter
      {
        first -= 1
      }
      return first == start || source.tokens[first].followsSpace
    case .punctuation, .arrow:
      return true
    case .identifier:
      return source.token(index, is: "try") || source.token(index, is: "await")
        || source.token(index, is: "as") || source.token(index, is: "is")
        || source.token(index, is: "in") || source.token(index, is: "else")
    default:
      return false
    }
  }

  private var isConditionalMemberChain: Bool {
    var index = position + 1
    while index < end, !source.tokens[index].followsNewline { index += 1 }
    return index < end && source.token(index, is: ASCII.dot)
  }

  private func hasOpenConditional(from start: Int) -> Bool {
    var depth = 0
    for index in start..<position {
      if source.token(index, is: "#if") { depth += 1 }
      if source.token(index, is: "#endif") { depth -= 1 }
    }
    return depth > 0
  }

  /// In `Pair<Int, String>(1, "a")` the comma between the types does not end the expression.
  private mutating func skipGenericArgumentsOfExpression() -> Bool {
    guard !token.followsSpace, source.tokens[position - 1].kind == .identifier else { return false }
    let start = position
    guard skipGenericArguments(), isAtEnd || token.kind != .identifier || isAtLineStart else {
      position = start
      return false
    }
    return true
  }
}
