extension CheckedRule {
  /// Attributes that are written in part, and types that the chapter has already.
  static let attributes = [
    CheckedRule(id: "syntax") { mistake in
      guard let word = mistake.attributeWithoutSign else { return nil }
      return "An attribute begins with `@`: write `@\(word)`."
    },
    CheckedRule(id: "shared-name") { mistake in
      let isTwice =
        mistake.has("invalid redeclaration of '") || mistake.has("is ambiguous for type lookup")
      guard isTwice, let name = mistake.names.first, mistake.code.sharedTypes.contains(name),
        let own = mistake.code.ownLine(ofType: name)
      else { return nil }
      return Explanation(
        "The files that the exercises of this chapter share have a `\(name)` already. Give yours"
          + " another name.",
        line: own
      )
    },
  ]
}

extension Mistake {
  private static let declaring: Set = [
    "actor", "class", "enum", "fileprivate", "func", "let", "private", "static", "struct", "var",
  ]

  /// The name of an attribute that begins the error's line without its `@`, before a declaration.
  fileprivate var attributeWithoutSign: String? {
    guard
      message.hasPrefix("expected ") || message.hasPrefix("consecutive ")
        || message.hasPrefix("cannot find '")
        || message.hasPrefix("expressions are not allowed at the top level"),
      error.file == code.file, let word = code.tokens(ofLine: error.line).first,
      (Modules.macros + Modules.wrappers).contains(code.tokens[word].text)
    else { return nil }
    return isBeforeDeclaration(word + 1) ? code.tokens[word].text : nil
  }

  /// Whether a declaration begins at a token, or behind the parentheses that begin there.
  private func isBeforeDeclaration(_ token: Int) -> Bool {
    guard token < code.tokens.count else { return false }
    let next = code.tokens[token].isMark("(") ? (code.blocks.closing[token] ?? token) + 1 : token
    return next < code.tokens.count && Self.declaring.contains(code.tokens[next].text)
  }
}

extension ExplainedCode {
  /// The line at which the learner's file declares a type of this name outside of all others.
  fileprivate func ownLine(ofType name: String) -> Int? {
    let scope = declarations.scopes.first { $0.type == name }
    return scope.flatMap { scope in
      tokens[..<scope.tokens.lowerBound].last { $0.isWord(name) }?.line
    }
  }
}
