extension CheckedRule {
  /// Types that the chapter has already.
  static let sharedNames = [
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
    }
  ]
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
