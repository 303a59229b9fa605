extension CheckedRule {
  private static let signsOfABrace = [
    "'case' label can only appear inside a 'switch'", "extraneous '", "expected '}'",
    "expected declaration", "expressions are not allowed at the top level",
    "declaration is only valid at file scope",
  ]

  /// Mistakes in braces, as far as the indentation shows where they are.
  static let braces = [
    CheckedRule(id: "brace") { mistake in
      guard mistake.error.file == mistake.code.file,
        signsOfABrace.contains(where: mistake.message.hasPrefix),
        let (open, close) = mistake.code.crookedBraces
      else { return nil }
      let (first, last) = (mistake.code.tokens[open].line, mistake.code.tokens[close].line)
      return mistake.code.indentation(ofLine: last) < mistake.code.indentation(ofLine: first)
        ? Explanation(
          "The `}` that closes the `{` of this line is that of line \(last), which is further left: a"
            + " `}` is missing between them.",
          line: first
        )
        : Explanation(
          "This `}` closes the `{` of line \(first), which is further left: here or above is a `}`"
            + " too many.",
          line: last
        )
    },
    CheckedRule(id: "keyword") { mistake in
      guard signsOfAWord.contains(where: mistake.message.hasPrefix),
        let word = mistake.lineTokens.first, word.kind == .word,
        !mistake.has("cannot find") || mistake.names.first == word.text,
        !mistake.code.boundNames.contains(word.text), !keywords.contains(word.text),
        // A short name is like many others.
        word.text.count > 3 || mistake.lineTokens.dropFirst().first?.isMark("(") != true,
        let meant = Mistake.nearest(word.text, in: keywords)
      else { return nil }
      return "`\(word.text)` is no keyword of Swift. Did you mean `\(meant)`?"
    },
    CheckedRule(id: "syntax") { mistake in
      guard
        ["expected ')'", "expected ']'", "expected ',' separator"]
          .contains(where: mistake.message.hasPrefix),
        let open = mistake.openBracket,
        let mark = ["(": ")", "[": "]"][mistake.code.tokens[open].text],
        mistake.code.blocks.closing[open].map({ mistake.code.tokens[$0].isMark(mark) }) != true
      else { return nil }
      return Explanation(
        "Nothing closes the `\(mistake.code.tokens[open].text)` of this line: a `\(mark)` is missing.",
        line: mistake.code.tokens[open].line
      )
    },
    CheckedRule(id: "syntax") { mistake in
      guard mistake.has("enum 'case' is not allowed outside of an enum"),
        let type = mistake.code.declarations.type(mistake.scope), !type.keyword.isEmpty
      else { return nil }
      return Explanation(
        "Cases belong to an enum, and `\(type.shortName)` is declared as `\(type.keyword)`: write"
          + " `enum \(type.shortName)`.",
        line: type.line
      )
    },
    CheckedRule(id: "syntax") { mistake in
      guard mistake.message.hasPrefix("consecutive statements"), let token = mistake.token,
        token > 0, mistake.code.tokens[token].kind == .word,
        let open = mistake.code.blocks.opening[token - 1], open > 0,
        mistake.code.tokens[open - 1].isWord("Button")
      else { return nil }
      return "The action of a button stands in braces behind it: `Button(…) { … }`."
    },
    CheckedRule(id: "syntax") { mistake in
      mistake.message.hasPrefix("expected ',' separator")
        ? "Two things stand side by side here, and a comma belongs between them." : nil
    },
  ]

  private static let signsOfAWord = ["cannot find '", "consecutive ", "expected "]

  private static let keywords = [
    "break", "case", "default", "else", "enum", "extension", "func", "guard", "import", "let",
    "private", "return", "static", "struct", "switch", "throw", "var", "for", "get", "init", "self",
    "set", "some", "try", "where", "while",
  ]
}

extension Mistake {
  /// The innermost bracket that is open at the error's place, which may be the end of its line.
  fileprivate var openBracket: Int? {
    guard error.file == code.file else { return nil }
    let end = token ?? code.tokens(ofLine: error.line).upperBound
    return code.openings(around: end).first
  }
}

extension ExplainedCode {
  /// The first two braces of several lines that belong together and are not below each other.
  fileprivate var crookedBraces: (open: Int, close: Int)? {
    for close in tokens.indices where tokens[close].isMark("}") && tokens[close].beginsLine {
      guard let open = blocks.opening[close], tokens[open].isMark("{"),
        indentation(ofLine: tokens[open].line) != indentation(ofLine: tokens[close].line)
      else { continue }
      return (open, close)
    }
    return nil
  }

  fileprivate func indentation(ofLine number: Int) -> Int {
    line(number).prefix { $0 == " " || $0 == "\t" }.count
  }
}
