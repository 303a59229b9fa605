/// The ways in which other languages write something that Swift writes with other signs. Their words are
/// rows of the page of older spellings.
private struct ForeignHabit: Sendable {
  /// The pattern of the line.
  let line: String
  /// `%1` is what the pattern holds in parentheses.
  let text: String

  /// The beginnings of the messages that they lead to: the compiler does not know what the line is.
  static let messages = [
    "adjacent ", "all statements ", "cannot find ", "consecutive ", "expected ", "expansion of ",
    "generic parameter ", "unexpected ", "'=' must ", "no-argument",
  ]

  static let all = [
    ForeignHabit(
      line: #"\w\((?:[^\[\]()]*,)?\s*(\w+)\s*=\s*[^=\s]"#,
      text: "A label ends with a colon: `%1: …`."
    ),
    ForeignHabit(
      line: #"^\s*(?:if|switch|for|while)\b[^{\"]*:\s*\{?\s*$"#,
      text: "Swift has no colon there: a brace begins what follows."
    ),
    ForeignHabit(
      line: #"^\s*(?:let|var)\s+(\w+)\.\w"#,
      text:
        "A property that is there already is given a value without `let` or `var`: `%1.… = …`."
    ),
    ForeignHabit(
      line: #"(\.\w+) (?:"|\d)"#,
      text: "What a case carries stands in parentheses: `%1(…)`."
    ),
    ForeignHabit(
      line: #"^\s*(?:\.\w+|"[^"]*"):\s"#,
      text: "An array or a dictionary stands in brackets, `[ … ]`, and not in braces."
    ),
    ForeignHabit(
      line: #"\{\s*(?!case|default)(\w+):\s"#,
      text: "A value is made by its type, with parentheses: `State(%1: …)`."
    ),
    ForeignHabit(
      line:
        #"^\s*(?!(?:case|fileprivate|final|mutating|nonisolated|private|public|static)\b)(?:[A-Za-z]+ ){3}[A-Za-z]"#,
      text: "This line is text, and no code: write `//` before it, or delete it."
    ),
    ForeignHabit(
      line: #"\((?:[A-Za-z]+ ){2,}[A-Za-z]+\)"#,
      text: "A text stands between quotation marks: `\"…\"`."
    ),
    ForeignHabit(
      line:
        #"case\s+\.\w+\((?:\w+: ?)?(?:[Ii]nt|[Ss]tring|[Bb]ool|[Dd]ouble|Date|UUID)\b[^(.]*\)\s*:"#,
      text: "A pattern has no types: `case .name(let value)` takes out what the case carries."
    ),
    ForeignHabit(
      line: #"\\(?:Action|State)\.(\w+)"#,
      text: #"A key path begins with what the type has, and not with the type: `\.%1`."#
    ),
    ForeignHabit(
      line: #"\.sending\(\\?\.(\w+)\("#,
      text: #"A key path names the case alone, without a value: `\.%1`."#
    ),
  ]

  func text(for code: String) -> String? {
    guard let pattern = try? Regex(line), let match = code.firstMatch(of: pattern) else {
      return nil
    }
    let held = match.output.count > 1 ? match.output[1].substring.map(String.init) : nil
    return text.replacing("%1", with: held ?? "")
  }
}

extension CheckedRule {
  static let habits = [
    CheckedRule(id: "foreign-habit", bearing: .line) { mistake in
      guard ForeignHabit.messages.contains(where: mistake.message.hasPrefix) else { return nil }
      let code = String(mistake.line.prefix { $0 != "/" })
      return ForeignHabit.all.lazy.compactMap { $0.text(for: code) }.first.map {
        Explanation($0, cause: "\(mistake.error.line) \($0)")
      }
    }
  ]
}
