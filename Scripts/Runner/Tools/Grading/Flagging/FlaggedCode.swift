import WorkbookKit

/// The words and forms of one text that rules know.
struct FlaggedCode {
  struct Found: Equatable {
    /// The word, or a short form of what was found.
    var what: String
    var line: Int
    var rule: FlagRule
  }

  private let tokens: [Token]
  private let isTestFile: Bool
  /// The names that the text declares, parameters included.
  private let declared: Set<String>

  /// - Parameter isTestFile: Whether the text is a file of tests.
  init(_ text: String, isTestFile: Bool) {
    tokens = Lexer.tokens(of: text)
    self.isTestFile = isTestFile
    declared = Self.declared(in: tokens)
  }

  var found: [Found] {
    tokens.indices.compactMap { index in
      found(at: index).map { Found(what: $0.what, line: tokens[index].line, rule: $0.rule) }
    }
  }

  private func found(at index: Int) -> (what: String, rule: FlagRule)? {
    let token = tokens[index]
    if token.isMark("@"), let word = word(index + 1) { return attribute(word) }
    guard token.kind == .word else { return nil }
    let word = token.text.replacing("`", with: "")
    if word.hasPrefix("#") { return directive(word, at: index) }
    if word == "func", index + 1 < tokens.count,
      ["==", "!=", "~=", "==="].contains(tokens[index + 1].text)
    {
      return (tokens[index + 1].text, .equality)
    }
    if word == "macro", self.word(index + 1) != nil, !isMember(index) { return (word, .macro) }
    if word.contains("nsafe") { return unsafe(word, at: index) }
    if word == "format", let format = format(at: index) { return (format, .format) }
    if isFileAccess(word, at: index) { return (word, .files) }
    let rule = FlagRule.all.first { $0.words.contains(word) && fits($0.place, word, at: index) }
    return rule.map { (word, $0) }
  }

  private func fits(_ place: FlagRule.Place, _ word: String, at index: Int) -> Bool {
    switch place {
    case .anywhere: true
    case .testFile: isTestFile
    case .call: isMark("(", index + 1) && !isMember(index) && !declared.contains(word)
    case .declaration: index > 0 && Self.declaring.contains(tokens[index - 1].text)
    }
  }

  private func attribute(_ word: String) -> (String, FlagRule)? {
    let others: Set<String> = ["main", "c", "objc", "used", "section"]
    guard word.hasPrefix("_") || others.contains(word) else { return nil }
    return ("@" + word, .attribute)
  }

  private func directive(_ word: String, at index: Int) -> (String, FlagRule)? {
    switch word {
    case "#sourceLocation", "#externalMacro", "#dsohandle": return (word, .directive)
    case "#file", "#filePath": return (word, .files)
    case "#if", "#elseif":
      let usual: Set<String> = ["canImport", "os", "DEBUG", "compiler", "swift", "arch"]
      return self.word(index + 1).map(usual.contains) == true ? nil : (word, .directive)
    default: return nil
    }
  }

  private func unsafe(_ word: String, at index: Int) -> (String, FlagRule) {
    let isLasting = index > 1 && isMark("(", index - 1) && self.word(index - 2) == "nonisolated"
    return isLasting ? ("nonisolated(unsafe)", .lasting) : (word, .unsafe)
  }

  /// A format of a string that is not one of plain numbers.
  private func format(at index: Int) -> String? {
    guard isMark(":", index + 1), isMark("(", index - 1),
      ["String", "NSString"].contains(word(index - 2) ?? "")
    else { return nil }
    guard index + 2 < tokens.count, tokens[index + 2].kind == .string else { return "format:" }
    let signs = tokens[index + 2].text.split(separator: "%", omittingEmptySubsequences: false)
    let isPlain = signs.dropFirst().allSatisfy { sign in
      let kind = sign.first { !"-+ #.0123456789lh".contains($0) }
      return sign.isEmpty || kind.map("dfgeEGiuxXoc\"".contains) ?? true
    }
    return isPlain ? nil : "format:"
  }

  /// `Data(contentsOf:)`, and `write(to:)` of a value.
  private func isFileAccess(_ word: String, at index: Int) -> Bool {
    switch word {
    case "contentsOf":
      isMark("(", index - 1)
        && ["Data", "String", "XMLParser"].contains(self.word(index - 2) ?? "")
    case "write": isMember(index) && isMark("(", index + 1) && self.word(index + 2) == "to"
    default: false
    }
  }

  private func word(_ index: Int) -> String? {
    guard tokens.indices.contains(index), tokens[index].kind == .word else { return nil }
    return tokens[index].text.replacing("`", with: "")
  }

  private func isMark(_ mark: String, _ index: Int) -> Bool {
    tokens.indices.contains(index) && tokens[index].isMark(mark)
  }

  private func isMember(_ index: Int) -> Bool { isMark(".", index - 1) }

  private static let declaring: Set<String> = [
    "struct", "class", "enum", "actor", "protocol", "typealias", "extension", "func", "macro",
    "let", "var",
  ]

  /// The names after words that declare something, the cases after one another, and parameters.
  private static func declared(in tokens: [Token]) -> Set<String> {
    var names: Set<String> = []
    for (token, next) in zip(tokens, tokens.dropFirst()) {
      let isCase = token.isWord("case") || token.isMark(",")
      if declaring.contains(token.text) || isCase, next.kind == .word { names.insert(next.text) }
      if token.kind == .word, next.isMark(":") { names.insert(token.text) }
    }
    return names
  }
}
