extension CheckedRule {
  /// Values of another type than the one that is needed, where the declarations say what is meant.
  static let values = [
    CheckedRule(id: "part-for-whole") { mistake in
      guard mistake.has("cannot convert"), mistake.names.count == 2 else { return nil }
      let declarations = mistake.code.declarations
      if let whole = declarations.type(mistake.names[0]), whole.keyword == "struct",
        let part = whole.property(ofType: mistake.names[1]), let word = mistake.word,
        word.first?.isLowercase == true, mistake.code.boundNames.contains(word)
      {
        return "`\(word)` is a whole `\(whole.shortName)`, and \(withArticle(mistake.names[1])) is"
          + " needed here. Its property `\(part.name)` is one."
      }
      guard let whole = declarations.type(mistake.names[1]), whole.shortName == "State",
        whole.keyword == "struct"
      else { return nil }
      if mistake.names[0] == "()" {
        return "This changes something, and gives no value. A whole `State` is needed here:"
          + " `State(…)`."
      }
      return whole.property(ofType: mistake.names[0]).map { part in
        "A whole `State` is needed here, and not only what its property `\(part.name)` holds:"
          + " `State(\(part.name): …)`."
      }
    }
  ]
}

extension Declarations.DeclaredType {
  /// The only stored property of a type; one without a written type is told by its literal.
  fileprivate func property(ofType name: String) -> Declarations.Member? {
    let found = properties.filter { $0.type == name && !$0.isStatic }
    return found.count == 1 ? found[0] : nil
  }
}
