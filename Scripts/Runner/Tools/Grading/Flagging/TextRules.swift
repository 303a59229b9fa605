import WorkbookKit

/// The forms of a text that an instructor should look at, and that no object shows.
struct TextRules {
  private let text: String
  private let tokens: [Token]
  /// The words that the exercise's suite means in the usual way.
  private let suite: Set<String>

  init(_ text: String, suite: Set<String> = []) {
    self.text = text
    self.suite = suite
    tokens = Lexer.tokens(of: text)
  }

  var found: [Oddity] {
    (characters + tokens.indices.compactMap(found)).sorted { $0.line < $1.line }
  }

  /// The names that the text declares.
  var declared: Set<String> {
    names(
      after: [
        "actor", "case", "class", "enum", "func", "let", "protocol", "struct", "typealias", "var",
      ]
    )
  }

  var words: Set<String> { Set(tokens.filter { $0.kind == .word }.map { Self.plain($0.text) }) }

  /// The number of blocks and closures.
  var blocks: Int { tokens.count { $0.isMark("{") } }

  /// Whether all that was given is there, in one piece between the places to fill in.
  func holds(givenOf source: MarkedSource) -> Bool {
    var rest = tokens.map(\.text)[...]
    var isFree = false
    for segment in source.segments {
      guard case .given(let lines) = segment else {
        isFree = true
        continue
      }
      let given = Lexer.tokens(of: lines.joined(separator: "\n")).map(\.text)
      if given.isEmpty { continue }
      guard let found = rest.firstRange(of: given), isFree || found.lowerBound == rest.startIndex
      else { return false }
      (rest, isFree) = (rest[found.upperBound...], false)
    }
    return isFree || rest.isEmpty
  }

  private func names(after words: Set<String>) -> Set<String> {
    let pairs = zip(tokens, tokens.dropFirst()).filter { words.contains($0.0.text) }
    return Set(pairs.map { Self.plain($0.1.text) })
  }

  /// The first line with a word.
  func line(of word: String) -> Int? { tokens.first { Self.plain($0.text) == word }?.line }

  private func found(at index: Int) -> Oddity? {
    let token = tokens[index]
    let next = index + 1 < tokens.count ? Self.plain(tokens[index + 1].text) : ""
    func found(_ name: String, _ why: String) -> Oddity {
      Oddity(name: name, line: token.line, why: why)
    }
    // Macros and wrappers have names of types.
    if token.isMark("@"), next.first?.isUppercase == false, !Self.attributes.contains(next) {
      return found("@" + next, "It is an attribute of Swift's own libraries: ask what it changes.")
    }
    if token.kind == .string, token.text.contains(#/WORKBOOK_|swt_/#) {
      return found("a name of the judge", "It names the program that judges it: ask why.")
    }
    guard token.kind == .word else { return nil }
    if token.text.hasPrefix("`"), Self.hidesCode(token, in: text) {
      let why = "It can hide what follows from a reader: ask why."
      return found("a name that looks like code", why)
    }
    let word = Self.plain(token.text)
    switch word {
    case "#if", "#elseif":
      let condition = tokens[(index + 1)...].prefix { $0.line == token.line }.map(\.text).joined()
      let why = "It changes what the compiler reads of the file: ask what is left out, and why."
      return found("\(word) \(condition)", why)
    case "#sourceLocation", "#externalMacro", "#dsohandle":
      return found(word, "It changes what the compiler says of the file: ask what for.")
    case "typealias" where suite.contains(next) || next.hasSuffix("LiteralType"):
      return found(next, Definition.checks.rawValue)
    default: return reachesMemory(word, at: index) ? found(word, Reach.memory.rawValue) : nil
    }
  }

  /// Whether a word is about memory in a way that its object does not tell from everyday code.
  private func reachesMemory(_ word: String, at index: Int) -> Bool {
    let next = index + 1 < tokens.count ? tokens[index + 1].text : ""
    switch word {
    case _ where word.contains("nsafe"), "pointee": return true
    // A stream is plain where it is handed on.
    case "stdout", "stderr": return next != "," && next != ")"
    // `free` is an everyday word, and nothing can be read with it.
    case _ where Reach.ofCompiler.contains(word) && word != "free":
      let isMember = index > 1 && tokens[index - 1].isMark(".")
      return next != ":" && (!isMember || Self.systemModules.contains(tokens[index - 2].text))
    default: return false
    }
  }

  private static let systemModules: Set = ["Foundation", "Glibc", "Darwin", "Musl"]
  /// The attributes of the language that change neither the program's entry nor its place in memory.
  private static let attributes: Set = [
    "autoclosure", "available", "concurrent", "discardableResult", "dynamicCallable",
    "dynamicMemberLookup", "escaping", "frozen", "globalActor", "inlinable", "inline", "isolated",
    "nonobjc", "preconcurrency", "propertyWrapper", "resultBuilder", "retroactive", "testable",
    "unchecked", "unknown", "usableFromInline",
  ]

  /// Characters that Swift reads otherwise than a person does.
  private var characters: [Oddity] {
    let text = text.replacing("\r\n", with: "\n").unicodeScalars
    var line = 1
    return text.enumerated().compactMap { index, scalar in
      if scalar == "\n" { line += 1 }
      guard index > 0 || scalar != "\u{FEFF}", Self.isOdd(scalar) else { return nil }
      let code = String(scalar.value, radix: 16, uppercase: true)
      return Oddity(
        name: "the character U+" + String(repeating: "0", count: max(0, 4 - code.count)) + code,
        line: line,
        why: "Swift reads it otherwise than a person does: ask what it is there for."
      )
    }
  }

  private static func isOdd(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control: scalar != "\n" && scalar != "\t"
    case .lineSeparator, .paragraphSeparator: true
    // The space of Japanese and Chinese text is none in code.
    case .spaceSeparator: scalar != " " && scalar != "\u{3000}"
    // Joiners are a part of many emoji and scripts.
    case .format: scalar != "\u{200C}" && scalar != "\u{200D}" && !scalar.properties.isEmojiModifier
    default: false
    }
  }

  /// Whether a name between backticks holds what would begin or end a comment, a text or a block.
  private static func hidesCode(_ token: Token, in text: String) -> Bool {
    let bytes = Array(text.utf8)
    let start = bytes[token.range.lowerBound...].firstIndex(of: UInt8(ascii: "`")) ?? 0
    let name = bytes[(start + 1)...].prefix { $0 != UInt8(ascii: "`") && $0 != 10 }
    return name.contains { "\"/*#{}()\\".utf8.contains($0) }
  }

  private static func plain(_ word: String) -> String { word.replacing("`", with: "") }
}
