/// A character of another keyboard that looks like one of Swift's.
struct Lookalike {
  let character: Unicode.Scalar
  let line: Int
  /// The character that Swift knows; empty for one that is not seen.
  let replacement: String

  /// All of them outside of strings and comments.
  ///
  /// - Parameter alsoLetters: Whether letters of other alphabets count, of which names may be made.
  static func all(in tokens: [Token], alsoLetters: Bool = false) -> [Lookalike] {
    tokens.filter { $0.kind == .word }.flatMap { token in
      token.text.unicodeScalars.compactMap { scalar in
        (replacement(for: scalar) ?? (alsoLetters ? letters[scalar] : nil)).map {
          Lookalike(character: scalar, line: token.line, replacement: $0)
        }
      }
    }
  }

  private static func replacement(for scalar: Unicode.Scalar) -> String? {
    switch scalar.value {
    // Full-width signs and letters are in the order of ASCII.
    case 0xFF01...0xFF5E: Unicode.Scalar(scalar.value - 0xFEE0).map { String(Character($0)) }
    case 0xA0, 0x2000...0x200A, 0x202F, 0x205F, 0x3000: " "
    case 0xAD, 0x200B, 0x200E, 0x200F, 0x202A...0x202E, 0x2060, 0x2066...0x2069, 0xFEFF: ""
    default: signs[scalar]
    }
  }

  /// A name as it looks, in Swift's own letters.
  static func plain(_ name: String) -> String {
    name.unicodeScalars.map { replacement(for: $0) ?? letters[$0] ?? String($0) }.joined()
  }

  /// Cyrillic and Greek letters that look like Latin ones.
  private static let letters = Dictionary(
    uniqueKeysWithValues: zip(
      "АВЕЅІЈКМНОРСТХаеіјорсухѕΑΒΕΖΗΙΚΜΝΟΡΤΥΧο".unicodeScalars,
      "ABESIJKMHOPCTXaeijopcyxsABEZHIKMNOPTYXo".map(String.init)
    )
  )

  private static let signs: [Unicode.Scalar: String] = [
    "“": "\"", "”": "\"", "„": "\"", "«": "\"", "»": "\"", "‘": "\"", "’": "\"", "′": "\"",
    "「": "\"", "」": "\"", "『": "\"", "』": "\"", "、": ",", "。": ".", "․": ".", "\u{37E}": ";",
    "【": "[", "】": "]", "〈": "<", "〉": ">", "《": "<", "》": ">", "∶": ":", "‐": "-", "‑": "-",
    "–": "-", "—": "-", "−": "-", "×": "*", "÷": "/", "…": "...", "≤": "<=", "≥": ">=",
    "≠": "!=", "→": "->", "⇒": "in",
  ]

  var sentence: String {
    let code = "U+" + ("000" + String(character.value, radix: 16, uppercase: true)).suffix(4)
    let name = character.properties.name?.lowercased() ?? "character"
    return switch replacement {
    case "": "A character that is not seen stands in this line, \(code) (\(name)): delete it."
    case " ":
      "A space in this line is another character than Swift's, \(code) (\(name)): write"
        + " an ordinary space."
    default:
      "`\(character)` is the character \(code) (\(name)), which Swift does not know here:"
        + " write `\(replacement)`."
    }
  }
}

extension CheckedRule {
  static let lookalikes = [
    CheckedRule(id: "lookalike", bearing: .character) { mistake in
      let error = mistake.error
      guard error.file == mistake.code.file else { return nil }
      let all = Lookalike.all(in: mistake.code.tokens)
      let near = all.first { $0.line == error.line }
      // The compiler notices a bracket that is none only where the file ends.
      let isOfSyntax = ["consecutive ", "expected ", "extraneous ", "found ", "invalid "].contains(
        where: error.message.hasPrefix
      )
      let nearest = all.min { abs($0.line - error.line) < abs($1.line - error.line) }
      guard let found = near ?? (isOfSyntax ? nearest : nil) else { return nil }
      return Explanation(
        found.sentence,
        line: found.line,
        cause: "\(found.line) \(found.character)"
      )
    }
  ]
}
