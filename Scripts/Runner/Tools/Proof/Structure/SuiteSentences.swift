import WorkbookKit

/// Looks whether each check of a suite says in a sentence what was expected.
///
/// - `#expect`, `#require` and `Issue.record` need a comment.
/// - A step of a test store needs a closure around it that is given to a function whose name begins
///   with `expect` and that takes the sentence, or to `complaints`, whose result is then checked.
/// - A sentence that sends the learner to another check says the name of one.
struct SuiteSentences {
  /// Relative to the root.
  let file: String
  private let text: String
  private let tokens: [Token]

  init(of file: String, text: String) {
    self.file = file
    self.text = text
    tokens = Lexer.tokens(of: text)
  }

  /// A bracket that is open, and the call that it belongs to.
  private struct Scope {
    /// Whether a sentence is said if something in it fails.
    var isSentenced = false
    var open: Int
  }

  func findings() -> [Finding] {
    var findings: [Finding] = []
    var scopes: [Scope] = []
    var closed: Scope?
    for (index, token) in tokens.enumerated() {
      if token.isMark("(") || token.isMark("[") || token.isMark("{") {
        scopes.append(scope(at: index, after: closed))
        if !check(at: index) { findings.append(finding(token.line, Self.unsaid)) }
        if isStep(at: index), !scopes.contains(where: { $0.isSentenced }) {
          findings.append(finding(token.line, Self.unsaidStep))
        }
      } else if token.isMark(")") || token.isMark("]") || token.isMark("}") {
        closed = scopes.popLast()
      }
    }
    return findings + unknownChecks()
  }

  /// The checks that are named in a sentence and do not exist, perhaps any more.
  private func unknownChecks() -> [Finding] {
    let names = Set(text.matches(of: /@Test\(\s*"([^"]*)"/).map { String($0.1) })
    return text.matches(of: /let the\s(?:\\\s+)?check\s(?:\\\s+)?"([^"]*)"/).compactMap { match in
      // A line that ends with a backslash continues in the next one.
      let name = String(match.1.replacing(/\\\n\s*/, with: ""))
      guard !names.contains(name) else { return nil }
      let line = text[..<match.range.lowerBound].count { $0 == "\n" } + 1
      return finding(line, "There is no check with the name \"\(name)\".")
    }
  }

  private func scope(at index: Int, after closed: Scope?) -> Scope {
    var scope = Scope(open: index)
    guard tokens[index].isMark("{"), index > 0 else { return scope }
    var name = index - 1
    // A closure behind the arguments, such as `expectSteps("…") { … }`.
    if tokens[name].isMark(")"), let closed { name = closed.open - 1 }
    guard name > 0, tokens[name].kind == .word, !tokens[name - 1].isWord("func") else {
      return scope
    }
    let hasArguments = name < index - 1 && !tokens[name + 2].isMark(")")
    scope.isSentenced =
      tokens[name].text == "complaints" || tokens[name].text.hasPrefix("expect") && hasArguments
    return scope
  }

  /// Whether the call that begins with this parenthesis has a comment, if it needs one.
  private func check(at index: Int) -> Bool {
    guard index > 1, tokens[index].isMark("(") else { return true }
    let name = tokens[index - 1]
    if name.isWord("record"), tokens[index - 2].isMark(".") {
      return !arguments(at: index).isEmpty
    }
    guard name.isWord("#expect") || name.isWord("#require") else { return true }
    return arguments(at: index).dropFirst().contains { first in
      // With a label it is the place of the failure, for example.
      !(tokens[first].kind == .word && tokens[first + 1].isMark(":"))
    }
  }

  /// The first tokens of the arguments in these parentheses.
  private func arguments(at open: Int) -> [Int] {
    var depth = 0
    var starts: [Int] = []
    for index in open..<tokens.count {
      let token = tokens[index]
      if token.isMark(")") || token.isMark("]") || token.isMark("}") { depth -= 1 }
      if depth == 0, index > open { break }
      let isStart = index == open || depth == 1 && token.isMark(",")
      if isStart, !tokens[index + 1].isMark(")") { starts.append(index + 1) }
      if token.isMark("(") || token.isMark("[") || token.isMark("{") { depth += 1 }
    }
    return starts
  }

  /// Whether this parenthesis begins the arguments of a test store's method that can fail: it is
  /// awaited by itself, where `send` of a store is awaited together with `finish()`; and the store
  /// is exhaustive, or something is compared.
  private func isStep(at index: Int) -> Bool {
    guard index > 3, tokens[index].isMark("("), tokens[index - 2].isMark("."),
      tokens[index - 1].isWord("send") || tokens[index - 1].isWord("receive")
    else { return false }
    if tokens[index - 1].isWord("receive") { return true }
    guard let start = tokens[..<index].lastIndex(where: { $0.beginsLine }),
      tokens[start].isWord("await"), index - start < 8
    else { return false }
    var depth = 0
    for next in index..<tokens.count {
      if tokens[next].isMark("(") || tokens[next].isMark("[") || tokens[next].isMark("{") {
        depth += 1
      }
      if tokens[next].isMark(")") || tokens[next].isMark("]") || tokens[next].isMark("}") {
        depth -= 1
      }
      guard depth == 0 else { continue }
      guard next + 1 < tokens.count else { return true }
      return tokens[next + 1].isMark("{") || !tokens[next + 1].isMark(".") && !isLenient(at: index)
    }
    return false
  }

  /// Whether the store of this function compares only what a closure says.
  private func isLenient(at index: Int) -> Bool {
    guard let function = tokens[..<index].lastIndex(where: { $0.isWord("func") }) else {
      return false
    }
    return tokens[function..<index].contains { $0.isWord("exhaustivity") }
  }

  private static let unsaid =
    "This check has no sentence: say what was expected, what happened, and where to look."
  private static let unsaidStep =
    "This step of a test store has no sentence: put it into the closure of `expectSteps`."

  private func finding(_ line: Int, _ message: String) -> Finding {
    Finding(part: .structure, file: file, line: line, message: message)
  }
}
