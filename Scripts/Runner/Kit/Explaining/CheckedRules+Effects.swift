extension CheckedRule {
  /// Mistakes about what a reducer returns, and about what runs in an effect.
  static let effects = [
    CheckedRule(id: "missing-return", bearing: .cause) { mistake in
      guard let place = mistake.effectWithoutReturn else { return nil }
      let name = mistake.code.tokens[place + 1].text
      let sentence =
        "`return` is missing before `.\(name)`: an effect is only run if it is returned."
      return Explanation(
        "",
        advice: Advice(code: "return", place: .before(name), sentence: sentence),
        line: mistake.code.tokens[place].line
      )
    },
    CheckedRule(id: "missing-return", bearing: .cause) { mistake in
      guard mistake.has("missing return"), let type = mistake.names.last else { return nil }
      if type.hasPrefix("Effect") {
        return "Every way through this code has to return an effect. Where nothing else is to"
          + " happen, that is `return .none`: at the end of each case, or once after the `switch`."
      }
      return Explanation(
        "A value of the type `\(type)` is promised here, and not every way through this code returns"
          + " one. With several lines, `return` stands before the value.",
        line: mistake.lineOfLastValue
      )
    },
  ]
}

extension Mistake {
  /// The line of the last statement before the brace at the error's place, if that is a value.
  fileprivate var lineOfLastValue: Int? {
    token.flatMap { code.blocks.opening[$0] }.flatMap(lineOfLastValue)
  }

  private func lineOfLastValue(behind open: Int) -> Int? {
    guard let close = code.blocks.closing[open],
      let block = code.blocks.blocks.first(where: { $0.tokens.upperBound == close }),
      let last = block.statements.last?.tokens, block.statements.count > 1
    else { return nil }
    let first = code.tokens[last.lowerBound]
    if first.isWord("do"), last.count > 1 { return lineOfLastValue(behind: last.lowerBound + 1) }
    let isValue = !["if", "guard", "switch", "for", "while", "let", "var", "return", "throw"]
      .contains(first.text)
    return isValue ? first.line : nil
  }

  /// The names after a dot that make an effect.
  private static let effectMakers: Set = ["run", "none", "send", "merge", "concatenate", "cancel"]

  private static let signsOfALostReturn = [
    "contextual", "has no member", "has no dynamic member", "cannot be used as an instance member",
    "cannot infer",
    "missing return", "'()'",
  ]

  /// The dot of an effect that begins a line of a statement which does not begin with `return`.
  var effectWithoutReturn: Int? {
    guard let token, Self.signsOfALostReturn.contains(where: message.contains) else { return nil }
    let tokens = code.tokens
    let around = code.blocks.blocks.filter { $0.tokens.contains(token) }
      .min { $0.tokens.count < $1.tokens.count }
    guard let around,
      let statement = around.statements.last(where: { $0.tokens.lowerBound <= token })?.tokens
    else { return nil }
    let first = tokens[statement.lowerBound]
    guard first.text != "return" else { return nil }
    let isControl = ["if", "guard", "switch", "for", "while"].contains(first.text)
    var index = statement.lowerBound
    while index + 1 < statement.upperBound {
      if tokens[index].isMark("."), tokens[index].beginsLine || index == statement.lowerBound,
        Self.effectMakers.contains(tokens[index + 1].text),
        !isControl || tokens[max(0, index - 1)].isMark("}")
      {
        // A body of one expression returns it without the word.
        let isOnly = around.statements.count == 1 && index == statement.lowerBound
        return isOnly && !returnsElsewhere(token) ? nil : index
      }
      // A call may follow on the line of the mark that ends the one before.
      index = (code.blocks.closing[index] ?? index) + 1
    }
    return nil
  }

  /// Whether the function around a token has a `return` of its own.
  private func returnsElsewhere(_ token: Int) -> Bool {
    for open in code.openings(around: token) where code.tokens[open].isMark("{") {
      let header = code.blocks.header(before: open)
      if header.contains("switch") || header.contains("if") || header.contains("else") { continue }
      guard let close = code.blocks.closing[open] else { return false }
      return code.tokens[open..<close].contains { $0.isWord("return") }
    }
    return false
  }
}
