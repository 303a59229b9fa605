/// An error of the compiler together with the code that it is about.
struct Mistake {
  let error: Diagnostic
  let code: ExplainedCode
  /// The message without what an alias is short for.
  let message: String
  /// The names that the message has in quotation marks.
  let names: [String]
  /// The token at the error's place; nil if the error is not in the learner's file.
  let token: Int?

  init(_ error: Diagnostic, in code: ExplainedCode) {
    self.error = error
    self.code = code
    message = Self.withoutAliases(error.message)
    names = Self.quoted(message)
    token =
      error.file == code.file ? code.token(line: error.line, column: error.column) : nil
  }

  /// `(aka '…')` says what the name before it is short for, and is no name of its own.
  static func withoutAliases(_ message: String) -> String {
    message.replacing(#/ \(aka '[^']*'\)/#, with: "")
  }

  static func quoted(_ message: String) -> [String] {
    // An apostrophe within a word, as in "isn't", quotes nothing.
    message.replacing(#/(\w)'t\b/#) { "\($0.output.1)’t" }
      .split(separator: "'", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.map { String($0.element) }
  }

  var line: String { error.file == code.file ? code.line(error.line) : "" }

  /// The word at the error's place.
  var word: String? { token.map { code.tokens[$0].text } }

  func has(_ fragments: String...) -> Bool {
    fragments.allSatisfy { message.contains($0) }
  }

  /// The type around the error; empty outside of all types.
  var scope: String { token.map(code.type(around:)) ?? "" }

  /// The tokens of the error's line.
  var lineTokens: ArraySlice<Token> {
    error.file == code.file ? code.tokens[code.tokens(ofLine: error.line)] : []
  }

  /// The first token of a name in the error's line, the one at the error's place first.
  func place(of name: String) -> Int? {
    if let token, code.tokens[token].text == name { return token }
    guard error.file == code.file else { return nil }
    return code.tokens(ofLine: error.line).first { code.tokens[$0].text == name }
  }
}

/// An explanation of an error that is given only where what it claims has been looked up in the code.
struct CheckedRule: Sendable {
  let id: String
  var bearing: Bearing = []
  /// Nil where the claim does not hold, or nothing of the kind is wrong.
  let explain: @Sendable (Mistake) -> Explanation?
}

extension CheckedRule {
  /// Those that know more come first.
  static let all: [CheckedRule] =
    notSwift + lookalikes + statements + tests + olderForms + wrongLevels + habits + braces
    + actions + effects + values + names + types + members + joins
}

/// A name of code with the article before it, such as "an `Alert`".
func withArticle(_ name: String) -> String {
  name.first.map { "AEIOaeio".contains($0) } == true ? "an `\(name)`" : "a `\(name)`"
}

/// A text for a list of names: `a`, `a` or `b`.
func quotedList(_ names: [String], _ conjunction: String = "or") -> String {
  let quoted = names.map { "`\($0)`" }
  guard let last = quoted.last, quoted.count > 1 else { return quoted.first ?? "" }
  return quoted.dropLast().joined(separator: ", ") + " \(conjunction) \(last)"
}
