extension Declaration {
  /// The `@available` attributes, each with a line break behind it.
  var availability: String {
    attributes
      .filter { source.token($0.baseName, is: "available") }
      .map { source.text($0.tokens) + "\n" }
      .joined()
  }

  /// The `@available` attributes that an extension of this type needs: its own and outer ones.
  func availability(in lexicalContext: [String]) -> String {
    let surroundings = lexicalContext.compactMap(DeclarationParser.parse).filter {
      $0.isType || $0.kind == .extensionType
    }
    return ([self] + surroundings).map(\.availability).joined()
  }

  /// Whether nothing may refer to it.
  var isUnavailable: Bool { isAvailable(butWith: "unavailable") }

  /// Whether Swift warns of code that refers to it.
  var isDeprecated: Bool { isAvailable(butWith: "deprecated") }

  private func isAvailable(butWith word: StaticString) -> Bool {
    attributes.contains { attribute in
      source.token(attribute.baseName, is: "available")
        && attribute.tokens.contains { source.token($0, is: word) }
    }
  }
}

extension CaseList {
  /// The attribute of the functions that go through all cases, so that Swift does not warn of the
  /// deprecated cases in them.
  var availability: String {
    elements.contains { $0.declaration.isDeprecated } ? "@available(*, deprecated)\n" : ""
  }
}
