/// The parts of declarations: attributes, modifiers, variables, cases.
extension DeclarationParser {
  mutating func readAttribute() -> Attribute {
    let start = position
    position += 1
    var baseName = position
    position += 1
    while at(ASCII.dot) {
      baseName = min(position + 1, source.tokens.count - 1)
      position += 2
    }
    _ = skipGenericArguments()
    var attribute = Attribute(tokens: start..<position, baseName: baseName)
    if at(ASCII.openParenthesis), !token.followsSpace {
      attribute.arguments = readArguments()
      attribute.tokens = start..<position
    }
    return attribute
  }

  /// Reads `(label: value, value)`; the position is at the parenthesis.
  private mutating func readArguments() -> [Argument] {
    let partner = token.partner
    let close = partner > position ? partner : end
    var reader = DeclarationParser(source: source, position: position + 1, end: min(close, end))
    position = min(close + 1, end)
    var arguments: [Argument] = []
    while !reader.isAtEnd {
      var label: Int?
      if reader.atKind(.identifier), reader.next(is: ASCII.colon) {
        label = reader.position
        reader.position += 2
      }
      let start = reader.position
      while !reader.isAtEnd, !reader.at(ASCII.comma) { reader.skipTokenOrGroup() }
      arguments.append(Argument(label: label, value: start..<reader.position))
      reader.position += 1
    }
    return arguments
  }

  mutating func readModifiers(into declaration: inout Declaration) {
    while atKind(.identifier), isModifier {
      var modifier = Modifier(name: position)
      position += 1
      if at(ASCII.openParenthesis) {
        modifier.detail = position + 1
        skipTokenOrGroup()
      }
      declaration.modifiers.append(modifier)
      while at(ASCII.at) { declaration.attributes.append(readAttribute()) }
    }
  }

  private var isModifier: Bool {
    if at("class") {
      // `class var` and `class func` are the only places where `class` modifies.
      return position + 1 < end
        && (source.token(position + 1, is: "var") || source.token(position + 1, is: "func")
          || source.token(position + 1, is: "let") || source.token(position + 1, is: "subscript"))
    }
    return at("public") || at("private") || at("internal") || at("fileprivate") || at("open")
      || at("package") || at("static") || at("final") || at("lazy") || at("weak") || at("unowned")
      || at("indirect") || at("mutating") || at("nonmutating") || at("override") || at("required")
      || at("convenience") || at("dynamic") || at("optional") || at("nonisolated")
      || at("isolated") || at("distributed") || at("borrowing") || at("consuming") || at("prefix")
      || at("postfix") || at("infix") || at("async") || at("_const")
  }

  // MARK: - Variables

  mutating func parseBindings(into declaration: inout Declaration) {
    repeat {
      declaration.bindings.append(readBinding())
    } while consume(ASCII.comma)
  }

  private mutating func readBinding() -> Binding {
    let start = position
    let name = atKind(.identifier) ? position : nil
    skipTokenOrGroup()
    var binding = Binding(name: name, pattern: start..<position)
    if consume(ASCII.colon) { binding.type = readType() }
    if at(ASCII.equal) {
      position += 1
      binding.initializer = readExpression(isInitializer: true)
    }
    if at(ASCII.openBrace) {
      binding.accessorBrace = position
      skipTokenOrGroup()
    }
    return binding
  }

  // MARK: - Cases

  mutating func parseCases(into declaration: inout Declaration) {
    repeat {
      guard atKind(.identifier) else { return }
      var element = EnumCase(name: position)
      position += 1
      if at(ASCII.openParenthesis) {
        element.hasPayload = true
        element.parameters = readCaseParameters()
      } else if consume(ASCII.equal) {
        _ = readExpression(isInitializer: false)
      }
      declaration.cases.append(element)
    } while consume(ASCII.comma)
  }

  private mutating func readCaseParameters() -> [CaseParameter] {
    let partner = token.partner
    let close = partner > position ? partner : end
    var reader = DeclarationParser(source: source, position: position + 1, end: min(close, end))
    position = min(close + 1, end)
    var parameters: [CaseParameter] = []
    while !reader.isAtEnd {
      parameters.append(reader.readCaseParameter())
      if !reader.consume(ASCII.comma) { break }
    }
    return parameters
  }

  private mutating func readCaseParameter() -> CaseParameter {
    var label: Int?
    if atKind(.identifier), position + 1 < end {
      // `label: T`, `_ name: T`.
      if next(is: ASCII.colon) {
        label = at("_") ? nil : position
        position += 2
      } else if position + 2 < end, source.tokens[position + 1].kind == .identifier,
        source.token(position + 2, is: ASCII.colon)
      {
        label = at("_") ? nil : position
        position += 3
      }
    }
    let start = position
    if readType() == nil {
      while !isAtEnd, !at(ASCII.comma), !at(ASCII.equal) { skipTokenOrGroup() }
    }
    var parameter = CaseParameter(label: label, type: start..<position)
    if consume(ASCII.equal) { parameter.defaultValue = readExpression(isInitializer: false) }
    return parameter
  }
}
