/// The same source with the type of what the closure of a `ForEach` or a `List` is given.
///
/// Of a mistake in such a closure the compiler says that the values before it fit no initializer. With
/// the type it reports the line of the mistake.
struct TypedRows {
  let text: String
  /// The lines behind the first one of the closure.
  let lines: Range<Int>

  /// - Parameter error: What the compiler says of the call.
  /// - Returns: Nil, if no such closure begins in the error's line, or its values are of no known type.
  init?(rewriting source: String, for error: Diagnostic) {
    let message = Mistake.withoutAliases(error.message)
    guard message.contains("Binding<") || message.contains("RandomAccessCollection") else {
      return nil
    }
    let code = ExplainedCode(file: error.file, text: source)
    let open = code.tokens(ofLine: error.line).first { index in
      code.tokens[index].isMark("{") && index + 2 < code.tokens.count
        && code.tokens[index + 1].kind == .word && code.tokens[index + 2].isWord("in")
    }
    guard let open, let close = code.blocks.closing[open],
      let call = code.call(before: open), call == "ForEach" || call == "List",
      let element = Mistake.quoted(message).lazy.compactMap({ Self.element(of: $0, in: code, open) }
      )
      .first
    else { return nil }
    let name = code.tokens[open + 1].text
    text = code.replacing((open + 1)...(open + 1), with: "(\(name): \(element))").applied(
      to: source
    )
    lines = (error.line + 1)..<(code.tokens[close].line + 1)
  }

  /// The type of the elements of a collection, as it is named at a place.
  private static func element(of type: String, in code: ExplainedCode, _ place: Int) -> String? {
    if type == "Range<Int>" { return "Int" }
    if type.hasPrefix("Binding<"), let inner = Declarations.argument(of: type) {
      return element(of: inner, in: code, place).map { "Binding<\($0)>" }
    }
    let isArray = type.hasPrefix("[") && type.hasSuffix("]")
    guard isArray || type.hasPrefix("IdentifiedArray") || type.hasPrefix("Array<"),
      let name = isArray
        ? String(type.dropFirst().dropLast())
        : Declarations.argument(of: type).map(Mistake.topArguments)?.last
    else { return nil }
    let declared = code.declarations.type(name) ?? code.declarations.types(named: name).first
    return declared.map { code.declarations.reference(to: $0, from: code.type(around: place)) }
      ?? name
  }
}
