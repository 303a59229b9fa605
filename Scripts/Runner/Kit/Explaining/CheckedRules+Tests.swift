extension CheckedRule {
  /// Mistakes in tests, and in the closures that say what a test expects.
  static let tests = [
    CheckedRule(id: "value-of-a-step", bearing: .cause) { mistake in
      guard mistake.has("failed to produce diagnostic"), let (name, hasValue) = mistake.pathOfStep
      else {
        return nil
      }
      let declared = mistake.code.declarations.types.values.flatMap(\.cases).filter {
        $0.name == name
      }
      return hasValue && !declared.isEmpty && declared.allSatisfy(\.parameters.isEmpty)
        ? "`\(name)` carries nothing: leave the value behind its key path away." : nil
    },
    CheckedRule(id: "expected-state") { mistake in
      guard let token = mistake.token,
        mistake.isInStep(token) || mistake.has("failed to produce diagnostic")
      else { return nil }
      if mistake.has("cannot be implicitly ignored") {
        return "In this closure the state is `$0`, and the closure changes it to what is expected:"
          + " `$0.count = 1`. Where nothing changes, the braces are left out."
      }
      guard
        mistake.has("no macro named 'expect'")
          || mistake.has("failed to produce diagnostic") && mistake.stepCompares(token)
          || mistake.unknownName?.hasPrefix("XCTAssert") == true
      else { return nil }
      return
        "Nothing is compared in this closure: it changes `$0` to the state that is expected, as in"
        + " `$0.count = 1`."
    },
  ]
}

extension Mistake {
  private static let steps = ["send", "receive"]

  /// The last name of the key path that a step in the error's line is given, and whether a value follows.
  fileprivate var pathOfStep: (name: String, hasValue: Bool)? {
    line.firstMatch(of: #/\.(?:send|receive)\(\\(?:\.\w+)*\.(\w+)(,?)/#).map {
      (String($0.1), !$0.2.isEmpty)
    }
  }

  /// Whether a token stands in the closure of a step of a test, or begins it.
  fileprivate func isInStep(_ token: Int) -> Bool {
    Self.steps.contains { code.isInClosure(of: $0, token) }
      || code.tokens[token].isMark("{") && Self.steps.contains(code.call(before: token) ?? "")
  }

  /// Whether the statement around a token is a step with an expectation in its closure.
  fileprivate func stepCompares(_ token: Int) -> Bool {
    let statement = code.statement(around: token)
    return statement.contains { code.tokens[$0].text.hasSuffix("expect") && isInStep($0) }
  }
}
