/// What an explanation says is to be written, read from its sentences: what is said is what is tried.
struct Advice {
  /// The code that is to be written, and what it takes the place of or stands before.
  private let code: String
  private let other: String?
  private let form: Form
  /// The explanation without its advice; nil if nothing is left.
  let rest: String?

  private enum Form { case instead, before, label, noLabel, atTheTop }

  /// Nil if the explanation gives no advice that can be tried: none with a gap, `…`, in it.
  init?(in explanation: String) {
    // Each form ends its sentence, or is a sentence of its own.
    let meant = #/[Dd]id you mean `([^`…]+)`\?/#
    let write = #/:? ?[Ww]rite (?:it without )?`([^`]+)`(?: (?:here|before it|there))?\./#
    let instead = #/Write `([^`…]+)` in place of `([^`…]+)`\./#
    let before = #/`(return|await|try)` is missing before `([^`]+)`[^.]*\./#
    let word = #/Write `(await|try|throw)` before /#
    let shown = #/(?:dot|dollar sign|that|property of the state is)[^.`]*:? `([^`]+)`\.$/#
    let value = #/ is needed: `([^`…]+)`(?:\.|, with what it needs[^.]*\.)/#
    let module = #/[^.]*`(import \w+)` at the top of the file[^.]*\./#
    if let match = explanation.firstMatch(of: instead) {
      (code, other, form) = (String(match.1), String(match.2), .instead)
      rest = Self.rest(of: explanation, without: match.range)
    } else if let match = explanation.firstMatch(of: before) {
      (code, other, form) = (String(match.1), String(match.2), .before)
      rest = Self.rest(of: explanation, without: match.range)
    } else if let match = explanation.firstMatch(of: word) {
      (code, other, form) = (String(match.1), nil, .before)
      let end = explanation[match.range.upperBound...].firstIndex(of: ".")
      rest = Self.rest(
        of: explanation,
        without: match.range.lowerBound..<(end.map { explanation.index(after: $0) }
          ?? explanation.endIndex)
      )
    } else if let match = explanation.firstMatch(of: meant) {
      let first = explanation.firstMatch(of: #/`@?([^`]+)`/#).map { String($0.1) }
      (code, other, form) = (String(match.1), first == String(match.1) ? nil : first, .instead)
      rest = Self.rest(of: explanation, without: match.range)
    } else if let match = explanation.firstMatch(of: write),
      !Self.hasGap(match.1)
    {
      let whole = String(explanation[match.range])
      code = String(match.1)
      other = nil
      form =
        whole.contains("without") ? .noLabel : whole.hasSuffix("before it.") ? .label : .instead
      rest = Self.rest(of: explanation, without: match.range)
    } else if let match = explanation.firstMatch(of: module) {
      (code, other, form) = (String(match.1), nil, .atTheTop)
      rest = Self.rest(of: explanation, without: match.range)
    } else if let match = explanation.firstMatch(of: value) {
      (code, other, form) = (String(match.1), nil, .instead)
      rest = explanation[..<match.range.lowerBound] + " is needed."
    } else if let match = explanation.firstMatch(of: shown), !Self.hasGap(match.1) {
      (code, other, form) = (String(match.1), nil, .instead)
      let start = explanation[..<match.range.lowerBound].lastIndex(of: ".")
      rest = start.map { String(explanation[...$0]) }
    } else {
      return nil
    }
  }

  /// Whether a code leaves something open besides the values of one call.
  private static func hasGap(_ code: Substring) -> Bool {
    code.replacing("(…)", with: "").contains("…")
  }

  private static func rest(of text: String, without range: Range<String.Index>) -> String? {
    let last = String(text[range.upperBound...]).trimmed
    // What leads to the advice is a sentence, too, unless it only begins one.
    var first = String(text[..<range.lowerBound]).trimmed
    if first.hasSuffix(",") { first = first.lastIndex(of: ".").map { String(first[...$0]) } ?? "" }
    if let end = first.last, !".?!".contains(end) { first += "." }
    let rest = [first, last].filter { !$0.isEmpty }.joined(separator: " ")
    return rest.isEmpty ? nil : rest
  }

  /// An explanation without the sentence that leaves the search to the reader.
  static func withoutComparing(_ text: String) -> String {
    text.replacing(#/ ?Compare the spelling[^.]*\./#, with: "").trimmed
  }

  /// The edits of a line that do what is advised, of which one has to help.
  func edits(at line: Int, of mistake: Mistake) -> [TextEdit] {
    let all = mistake.code
    let places = all.tokens(ofLine: line)
    guard !places.isEmpty else { return [] }
    // The error's own place comes first.
    let own = mistake.token.map { places.contains($0) ? [$0] : [] } ?? []
    let tokens = own + places.filter { $0 != own.first }
    switch form {
    case .before:
      let start = other.flatMap { name in
        places.first { all.spelling(from: $0, isLike: name) }
      }
      return [start ?? own.first ?? places.lowerBound].map { all.inserting(code + " ", before: $0) }
    case .atTheTop:
      return [TextEdit(range: 0..<0, text: code + "; ")]
    case .label:
      return own.map { all.inserting(code + " ", before: $0) }
    case .noLabel:
      let name = code.filter { $0 != ":" }
      return tokens.filter { all.tokens[$0].isWord(name) && all.isLabel($0) }
        .map { all.replacing($0...($0 + 1), with: "") }
    case .instead:
      let words = [other, code].compactMap { $0 }.map { name in
        name.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.last.map(String.init) ?? name
      }
      let calls = tokens.filter { all.isCall($0) && code.hasPrefix(all.tokens[$0].text + "(") }
        .map { all.replacing($0...all.blocks.closing[$0 + 1]!, with: code) }
      for word in words {
        let found = tokens.filter { all.tokens[$0].text.drop { $0 == "$" } == word }
        guard !found.isEmpty else { continue }
        return found.prefix(2).map { all.replacing(name: $0, with: code) } + calls
      }
      return calls
    }
  }
}

extension ExplainedCode {
  func inserting(_ text: String, before token: Int) -> TextEdit {
    let start = tokens[token].range.lowerBound
    return TextEdit(range: start..<start, text: text)
  }

  func inserting(_ text: String, after token: Int) -> TextEdit {
    let end = tokens[token].range.upperBound
    return TextEdit(range: end..<end, text: text)
  }

  func replacing(_ range: ClosedRange<Int>, with text: String) -> TextEdit {
    TextEdit(
      range: tokens[range.lowerBound].range.lowerBound..<tokens[range.upperBound].range.upperBound,
      text: text
    )
  }

  func isLabel(_ token: Int) -> Bool {
    token + 1 < tokens.count && tokens[token].kind == .word && tokens[token + 1].isMark(":")
  }

  /// Whether a word is followed by parentheses.
  func isCall(_ token: Int) -> Bool {
    token + 1 < tokens.count && tokens[token + 1].isMark("(") && blocks.closing[token + 1] != nil
  }

  /// Whether a code such as `.run` begins at a token.
  func spelling(from token: Int, isLike name: String) -> Bool {
    let wanted = Lexer.tokens(of: name).map(\.text)
    return tokens[token...].prefix(wanted.count).map(\.text) == wanted
  }

  /// A name replaced by a code, which may begin with the marks before the name, and in which `(…)`
  /// is what stands behind it in parentheses.
  func replacing(name: Int, with code: String) -> TextEdit {
    var (first, last) = (name, name)
    var code = code.hasSuffix(":") ? String(code.dropLast()) : code
    let before = first > 0 ? tokens[first - 1] : nil
    if code.hasPrefix("@"), before?.isMark("@") == true { code.removeFirst() }
    if code.contains(" "), before?.kind == .word, before?.line == tokens[first].line { first -= 1 }
    if [".", "\\"].contains(code.prefix(1)), first > 0, tokens[first - 1].isMark(".") {
      first -= 1
      if first > 0, tokens[first - 1].isMark("\\"), code.hasPrefix("\\") { first -= 1 }
    } else if code.hasPrefix("$") || code.contains(".") {
      // A path takes the place of the part of it that is written already.
      let path = Lexer.tokens(of: code).map(\.text)
      while first > 1, tokens[first - 1].isMark("."), tokens[first - 2].kind == .word,
        path.contains(where: { $0.drop { $0 == "$" } == tokens[first - 2].text.drop { $0 == "$" } })
      {
        first -= 2
      }
    }
    if last + 1 < tokens.count, tokens[last + 1].isMark("("), let close = blocks.closing[last + 1] {
      if code.contains("(…)") {
        code = code.replacing("(…)", with: source(last + 1, through: close))
        last = close
      } else if code.hasSuffix("()") {
        last = close
      }
    }
    return replacing(first...last, with: code)
  }

  /// The text from one token to another in one line; their words, if there are several lines.
  private func source(_ first: Int, through last: Int) -> String {
    tokens[first...last].map { ($0.hasSpaceBefore ? " " : "") + $0.text }.joined()
  }
}

extension Mistake {
  /// A change that may help, and the sentence that advises it.
  typealias Candidate = (edit: TextEdit, sentence: String)

  /// What the message leads to, the likeliest first.
  ///
  /// - Parameter module: The module that the learner's tests are about; nil if they are in it.
  func candidates(module: String?) -> [Candidate] {
    guard let token else { return [] }
    let word = code.tokens[token].text
    var found: [Candidate] = []
    func write(_ name: String, for place: Int = token) {
      let edit = code.replacing(name: place, with: name)
      found.append((edit, "With `\(name)` in place of `\(code.tokens[place].text)` it compiles."))
    }
    func insert(_ text: String, _ place: String, _ edit: TextEdit) {
      found.append((edit, "With `\(text)` \(place) it compiles."))
    }
    // What the compiler offers itself.
    for (note, offered) in offers {
      guard let place = code.token(line: note.line, column: note.column) else { continue }
      if offered.hasPrefix(".") || offered == "()" {
        insert(
          offered,
          "behind `\(code.tokens[place].text)`",
          code.inserting(offered, after: place)
        )
      } else {
        write(offered, for: place)
      }
    }
    if let module, !code.imports.contains(module), message.hasPrefix("cannot find ") {
      let line = "@testable import \(module)"
      insert(line, "at the top of the file", TextEdit(range: 0..<0, text: line + "; "))
    }
    if let name = unknownName, let place = self.place(of: name) {
      let types = code.declarations.types(named: name).map {
        code.declarations.reference(to: $0, from: scope)
      }
      for type in types.prefix(2) where type != name { write(type, for: place) }
      if let owner = ownerOfState(place, having: name) { write("\(owner).\(name)", for: place) }
      if isCase(name), standsAlone(place) { write(".\(name)", for: place) }
      if let near = nearestName(to: name) { write(near, for: place) }
    }
    if let (type, name) = missingMember, let place = self.place(of: name) {
      for near in NearMatches.of(name, in: type.members.map(\.name)).prefix(2) {
        write(near, for: place)
      }
      if name.hasPrefix("$") { write(String(name.dropFirst()), for: place) }
    }
    if has("is not marked with 'await'") || has("from outside of the actor") {
      insert("await", "before `\(word)`", code.inserting("await ", before: token))
    }
    if has("call can throw") {
      insert("try", "before `\(word)`", code.inserting("try ", before: token))
    }
    if has(".Type'") || has("TestDependencyKey") || has("'Key'") {
      insert("()", "behind `\(word)`", code.inserting("()", after: token))
      insert(".self", "behind `\(word)`", code.inserting(".self", after: token))
    }
    if has("Binding<") || has("Shared<"), !word.hasPrefix("$"), code.tokens[token].kind == .word {
      write("$" + word)
    }
    if has("KeyPath<") || has("contextual"), code.tokens[token].isMark(".") {
      insert("\\", "before `.`", code.inserting("\\", before: token))
    }
    if has("missing return") || has("is unused") || has("'guard' body") || has("contextual") {
      let start = code.statement(around: token).lowerBound
      insert(
        "return",
        "before `\(code.tokens[start].text)`",
        code.inserting("return ", before: start)
      )
    }
    return found
  }

  /// The names that the compiler itself offers, each with the message that does.
  private var offers: [(Diagnostic, String)] {
    ([error] + error.notes.filter { $0.file == error.file }).compactMap { said in
      let offer = #/(?:did you mean|use|with|insert|to) '([^'\s]+)'/#
      return said.message.firstMatch(of: offer).map { (said, String($0.1)) }
    }
    .filter { !["Any", "self", "var"].contains($0.1) }
  }
}
