extension CheckedRule {
  private static let signsOfABrace = [
    "'case' label can only appear inside a 'switch'", "extraneous '", "expected '}'",
    "expected declaration", "expressions are not allowed at the top level",
    "declaration is only valid at file scope",
  ]

  /// Mistakes in braces, as far as the indentation shows where they are.
  static let braces = [
    CheckedRule(id: "brace", bearing: .braces) { mistake in
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
    CheckedRule(id: "syntax", bearing: .grammar) { mistake in
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
