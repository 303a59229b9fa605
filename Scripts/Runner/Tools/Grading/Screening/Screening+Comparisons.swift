import WorkbookKit

/// What decides whether two values are equal: only the compiler's own comparison is believed.
extension Screening {
  /// Types with a `==` of their own, where starter and solution leave that to the compiler.
  static func customComparisons(
    in summary: CompiledSummary,
    reference: CompiledSummary
  ) -> [String] {
    summary.comparisons.filter { $0.value == .custom && reference.comparisons[$0.key] != .custom }
      .keys.sorted()
  }

  /// Notes that the file is graded without its functions `==`.
  mutating func noteRemovedComparisons() {
    add("func ==", "It compares in a way of its own; graded without.", near: "==")
  }

  mutating func lookAtComparisons() {
    // No person writes these: they make a function of one's own look like the compiler's.
    for word in ["__derived_", "@_implements"] where text.contains(word) {
      add(word, "Leave comparing to the compiler: write `Equatable`.", near: word, isFatal: true)
    }
    for type in Self.customComparisons(in: summary, reference: reference) {
      add(
        "\(ReadableName(type).shortened) ==",
        "It compares in a way of its own. Leave that to the compiler: write `Equatable`, and no `==`.",
        near: "==",
        isFatal: true
      )
    }
    if summary.comparisons.values.contains(.rawValue), declaresRawValue {
      add(
        "rawValue",
        "Raw values decide what is equal. Write them behind the cases: `case a = \"A\"`.",
        near: "rawValue",
        isFatal: true
      )
    }
    for type in summary.emptyTypes.subtracting(reference.emptyTypes).sorted() {
      let isAskedFor = reference.comparisons.keys.contains { $0.hasSuffix("." + type) }
      // One that no other type stores only names something, such as an effect to cancel.
      guard isAskedFor || isStored(type) else { continue }
      add(
        type,
        "It stores nothing, so all its values are equal. Store what the text of the exercise names.",
        near: type,
        isFatal: isAskedFor
      )
    }
  }

  private func isStored(_ type: String) -> Bool {
    summary.storedTypes.contains { text in
      text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.contains { $0 == type }
    }
  }

  /// Whether a raw value is computed by code of the file's own: more properties with this name are
  /// declared than are stored.
  private var declaresRawValue: Bool {
    let tokens = Lexer.tokens(of: text)
    let declared = zip(tokens, tokens.dropFirst()).count { first, second in
      ["var", "let"].contains { first.isWord($0) }
        && second.text.replacing("`", with: "") == "rawValue"
    }
    return declared > summary.storedRawValues
  }
}
