extension CheckedRule {
  /// Lines that the compiler divides into statements of which nobody thought.
  static let statements = [
    CheckedRule(id: "comparison-expected", bearing: .line) { mistake in
      guard mistake.has("cannot assign") || mistake.has("isn't mutable"), let token = mistake.token,
        mistake.code.headers(around: token).first?.contains("Bool") == true,
        mistake.lineTokens.contains(where: { $0.text == "=" })
      else { return nil }
      return "`==` asks whether two values are equal, and `=` gives a variable a value."
    },
    CheckedRule(id: "copy-in-a-loop") { mistake in
      guard mistake.message.hasSuffix("' is a 'let' constant"),
        let name = mistake.names.first(where: { $0 != "let" }), let token = mistake.token,
        let loop = mistake.code.tokens[..<token].indices.dropLast(2).last(where: { index in
          mistake.code.tokens[index].isWord("for") && mistake.code.tokens[index + 1].isWord(name)
            && mistake.code.tokens[index + 2].isWord("in")
        }),
        let open = mistake.code.tokens[loop..<token].firstIndex(where: { $0.isMark("{") }),
        mistake.code.blocks.closing[open].map({ $0 > token }) == true
      else { return nil }
      return
        "`\(name)` is a copy of the loop's, also with `var`. The element itself is changed by its id"
        + " or index, such as `state.rows[id: \(name).id]?.isOn = true`."
    },
  ]
}
