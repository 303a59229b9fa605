extension CheckedRule {
  /// Mistakes that the compiler does not name, since it has only types to speak of.
  static let vague = [
    CheckedRule(id: "misspelt-member") { mistake in
      mistake.misspeltMember.map { name, meant in
        "Nothing is named `\(name)`. Did you mean `\(meant)`?"
      }
    },
    CheckedRule(id: "reducer-of-another-feature") { mistake in
      guard mistake.has("initializer 'init(initialState:", "requires the types '"),
        mistake.names.count == 3
      else { return nil }
      return Explanation(
        "The state and the reducer of a store belong to one feature. Here the compiler has found"
          + " `\(mistake.names[1])` and `\(mistake.names[2])`.",
        cause: "the store of line \(mistake.error.line)"
      )
    },
  ]
}

extension Mistake {
  private static let signsOfAnUnknownMember = [
    "cannot be resolved without a contextual type", "cannot infer contextual base",
    "could not be inferred", "failed to produce diagnostic",
  ]

  /// A member of the error's line that nothing has, and the name that is most like it.
  fileprivate var misspeltMember: (name: String, meant: String)? {
    guard Self.signsOfAnUnknownMember.contains(where: message.contains) else { return nil }
    let said = has("reference to member '") ? names.first(where: isUnknownMember) : nil
    let tokens = Array(lineTokens)
    let name =
      said
      ?? tokens.indices.dropFirst().first { index in
        tokens[index].kind == .word && tokens[index - 1].isMark(".")
          && isUnknownMember(tokens[index].text)
          && (isInKeyPath(index, tokens) || has("failed to produce diagnostic"))
      }
      .map { tokens[$0].text }
    let declared = code.declarations.types.values.flatMap(\.members).map(\.name)
    return name.flatMap { name in
      (Self.nearest(name, in: declared) ?? Self.nearest(name, in: code.library.all))
        .map { (name, $0) }
    }
  }

  private func isUnknownMember(_ name: String) -> Bool {
    !name.hasPrefix("$") && !isCase(name)
      && !code.declarations.types.values.contains { $0.member(name) != nil }
      && !code.library.all.contains(name) && !Self.standardMembers.contains(name)
      && !Dependencies.given.contains(name)
  }

  /// Whether a name stands in a path that begins with `\.`.
  private func isInKeyPath(_ index: Int, _ tokens: [Token]) -> Bool {
    var first = index
    while first > 2, tokens[first - 1].isMark("."), tokens[first - 2].kind == .word { first -= 2 }
    return first > 1 && tokens[first - 1].isMark(".") && tokens[first - 2].isMark("\\")
  }
}
