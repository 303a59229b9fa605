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
      return "A value of the type `\(type)` is promised here, and not every way through this code"
        + " returns one. With several lines, `return` stands before the value."
    },
  ]
}

extension Mistake {
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
        return isOnly ? nil : index
      }
      // A call may follow on the line of the mark that ends the one before.
      index = (code.blocks.closing[index] ?? index) + 1
    }
    return nil
  }
}
