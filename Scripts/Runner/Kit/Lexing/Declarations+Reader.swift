extension Declarations {
  /// Reads one source.
  struct Reader {
    let tokens: [Token]
    let closing: [Int: Int]
    var types: [DeclaredType] = []
    var scopes: [Scope] = []
    var globals: Set<String> = []

    init(tokens: [Token]) {
      self.tokens = tokens
      var open: [Int] = []
      var closing: [Int: Int] = [:]
      for (index, token) in tokens.enumerated() where token.kind == .mark {
        if ["(", "[", "{"].contains(token.text) { open.append(index) }
        if [")", "]", "}"].contains(token.text), let start = open.popLast() {
          closing[start] = index
        }
      }
      // A brace that nothing closes goes on to the end.
      for start in open where closing[start] == nil { closing[start] = tokens.count }
      self.closing = closing
    }

    mutating func read() {
      readMembers(of: nil, in: 0..<tokens.count)
    }

    private static let typeWords: Set = [
      "struct", "enum", "class", "actor", "protocol", "extension",
    ]

    /// - Parameter owner: The index in `types`; nil outside of all types.
    private mutating func readMembers(of owner: Int?, in range: Range<Int>) {
      var index = range.lowerBound
      var attributes: [String] = []
      var isStatic = false
      while index < range.upperBound {
        let token = tokens[index]
        let next = index + 1 < range.upperBound ? tokens[index + 1] : nil
        if token.isMark("@"), let next {
          attributes.append(next.text)
          index += 2
          if index < range.upperBound, tokens[index].isMark("("),
            !tokens[index].hasSpaceBefore
          {
            if next.text == "Dependency" {
              attributes[attributes.count - 1] += text(index...(closing[index] ?? index))
            }
            index = (closing[index] ?? index) + 1
          }
          continue
        }
        if token.kind == .word, Self.typeWords.contains(token.text), let next, next.kind == .word,
          next.text != "func", next.text != "var", next.text != "let"
        {
          index = readType(at: index, attributes, owner: owner, end: range.upperBound)
          (attributes, isStatic) = ([], false)
          continue
        }
        if token.isWord("static") || token.isWord("class") { isStatic = true }
        if token.isWord("case"), let owner {
          index = readCases(at: index + 1, owner: owner, end: range.upperBound)
          attributes = []
          continue
        }
        if token.isWord("var") || token.isWord("let"), let next, next.kind == .word {
          let end = endOfProperty(at: index + 2, end: range.upperBound)
          let type = typeText(at: index + 2, end: end)
          let member = Member(
            kind: .property,
            name: next.text,
            type: type,
            attributes: attributes,
            isLet: token.isWord("let"),
            isStatic: isStatic,
            line: next.line
          )
          if let owner { types[owner].members.append(member) } else { globals.insert(next.text) }
          (attributes, isStatic) = ([], false)
          index = end
          continue
        }
        if token.isWord("func"), let next {
          let open = tokens[index..<range.upperBound].firstIndex { $0.isMark("(") }
          let close = open.flatMap { closing[$0] } ?? index
          if let owner {
            types[owner].members.append(
              Member(
                kind: .function,
                name: next.text,
                parameters: open.map { parameters(in: ($0 + 1)..<min(close, tokens.count)) } ?? [],
                attributes: attributes,
                isStatic: isStatic,
                line: next.line
              )
            )
          } else {
            globals.insert(next.text)
          }
          (attributes, isStatic) = ([], false)
          index = max(close, index) + 1
          continue
        }
        if token.isMark("{") || token.isMark("(") || token.isMark("[") {
          index = (closing[index] ?? index) + 1
          (attributes, isStatic) = ([], false)
          continue
        }
        index += 1
      }
    }

    private mutating func readType(
      at index: Int,
      _ attributes: [String],
      owner: Int?,
      end: Int
    ) -> Int {
      let outer = owner.map { types[$0].name + "." } ?? ""
      let isExtension = tokens[index].isWord("extension")
      guard let open = tokens[index..<end].firstIndex(where: { $0.isMark("{") }) else {
        return index + 1
      }
      let header = tokens[(index + 1)..<open]
      let colon = header.firstIndex { $0.isMark(":") } ?? open
      // The arguments of a generic type are no part of its name.
      let named = header[..<colon].prefix { !$0.text.hasPrefix("<") && !$0.isWord("where") }
      let name = outer + named.map(\.text).joined()
      let inherited = colon < open ? text((colon + 1)...(open - 1)) : ""
      let close = closing[open] ?? end
      types.append(
        DeclaredType(
          name: name,
          keyword: isExtension ? "" : tokens[index].text,
          attributes: attributes,
          inherited: inherited.split(separator: ",").map { String($0).trimmed },
          line: tokens[index].line
        )
      )
      scopes.append(Scope(type: name, tokens: open...max(open, min(close, tokens.count - 1))))
      readMembers(of: types.count - 1, in: (open + 1)..<max(open + 1, min(close, end)))
      return close + 1
    }

    private mutating func readCases(at start: Int, owner: Int, end: Int) -> Int {
      var index = start
      while index < end, tokens[index].kind == .word {
        var member = Member(kind: .enumCase, name: tokens[index].text, line: tokens[index].line)
        index += 1
        if index < end, tokens[index].isMark("(") {
          let close = min(closing[index] ?? index, end)
          member.parameters = parameters(in: (index + 1)..<close)
          index = close + 1
        }
        while index < end, !tokens[index].isMark(","), !tokens[index].beginsLine { index += 1 }
        types[owner].members.append(member)
        guard index < end, tokens[index].isMark(",") else { break }
        index += 1
      }
      return index
    }

    /// `label: Type, Type` as parameters.
    private func parameters(in range: Range<Int>) -> [Parameter] {
      var parts: [Range<Int>] = []
      var start = range.lowerBound
      var index = start
      while index < range.upperBound {
        if tokens[index].isMark(",") {
          parts.append(start..<index)
          start = index + 1
        }
        index = (closing[index] ?? index) + 1
      }
      if start < range.upperBound { parts.append(start..<range.upperBound) }
      return parts.filter { !$0.isEmpty }.map { part in
        let colon = part.first { tokens[$0].isMark(":") }
        guard let colon, colon > part.lowerBound, colon + 1 < part.upperBound,
          tokens[part.lowerBound].kind == .word, colon - part.lowerBound <= 2
        else { return Parameter(label: nil, type: text(part.lowerBound...(part.upperBound - 1))) }
        let label = tokens[part.lowerBound].text
        return Parameter(
          label: label == "_" ? nil : label,
          type: text((colon + 1)...(part.upperBound - 1))
        )
      }
    }

    /// The first token after a property: its value and its accessors belong to it.
    private func endOfProperty(at start: Int, end: Int) -> Int {
      var index = start
      while index < end {
        let token = tokens[index]
        if token.isMark("{") || token.isMark("(") || token.isMark("[") {
          index = (closing[index] ?? index) + 1
          continue
        }
        if token.isMark("}") { return index }
        if token.beginsLine, !token.isMark("."), token.kind != .operation { return index }
        index += 1
      }
      return end
    }

    private func typeText(at start: Int, end: Int) -> String {
      guard start + 1 < end, tokens[start].isMark(":") else {
        return valueType(at: start, end: end)
      }
      var last = start
      var index = start + 1
      while index < end, !tokens[index].isMark("{"), tokens[index].text != "=" {
        last = min(closing[index] ?? index, end - 1)
        index = last + 1
      }
      return last > start ? text((start + 1)...last) : ""
    }

    /// `Name` of `= Name(…)`, `Name.State` of `= Name.State(…)`, and the type of a literal.
    private func valueType(at start: Int, end: Int) -> String {
      guard start + 1 < end, tokens[start].text == "=" else { return "" }
      let value = tokens[start + 1]
      if start + 2 == end || tokens[start + 2].isMark("{") {
        switch value.kind {
        case .string: return "String"
        case .integer: return "Int"
        case .number: return "Double"
        default: if value.isWord("true") || value.isWord("false") { return "Bool" }
        }
      }
      let path = tokens[(start + 1)..<end].prefix { $0.kind == .word || $0.isMark(".") }
      let after = start + 1 + path.count
      guard path.first?.text.first?.isUppercase == true, after < end, tokens[after].isMark("(")
      else { return "" }
      return path.map(\.text).joined()
    }

    /// The tokens with a space where words would run together.
    private func text(_ range: ClosedRange<Int>) -> String {
      var result = ""
      for index in range where index < tokens.count {
        let token = tokens[index]
        if token.kind == .word, let last = result.last, last.isLetter || last.isNumber {
          result += " "
        }
        result += token.text
        if token.isMark(",") || token.isMark(":") { result += " " }
      }
      return result.trimmed
    }
  }
}
