/// Code that an explanation says is to be written, and its place. The sentence and the edit that is
/// tried are made of the same.
struct Advice: Equatable {
  enum Place: Equatable {
    /// It takes the place of a name in the line, or of what the compiler points at.
    case insteadOf(String)
    /// It stands before a name, or before what the compiler points at.
    case before(String?)
    case atTheTop
  }

  let code: String
  let place: Place
  /// The sentence that says so. A sentence before it may go on with it.
  let sentence: String

  static func write(_ code: String, insteadOf name: String) -> Advice {
    Advice(code: code, place: .insteadOf(name), sentence: "write `\(code)`.")
  }

  static func nearName(_ code: String, insteadOf name: String) -> Advice {
    Advice(code: code, place: .insteadOf(name), sentence: "Did you mean `\(code)`?")
  }

  static func atTheTop(_ code: String, end: String = ".") -> Advice {
    let sentence = "write `\(code)` at the top of the file\(end)"
    return Advice(code: code, place: .atTheTop, sentence: sentence)
  }

  /// Whether something is left out of it, so that it cannot be tried.
  var hasGap: Bool { code.replacing("(…)", with: "").contains("…") }

  /// The edits of a line that do what is advised, of which one has to help.
  func edits(at line: Int, of mistake: Mistake) -> [TextEdit] {
    let all = mistake.code
    let places = all.tokens(ofLine: line)
    // The error's own place comes first.
    let own = mistake.token.map { places.contains($0) ? [$0] : [] } ?? []
    let tokens = own + places.filter { $0 != own.first }
    func found(_ name: String) -> [Int] {
      let word = name.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.last.map(String.init)
      return tokens.filter { all.tokens[$0].text.drop { $0 == "$" } == word ?? name }
    }
    switch place {
    case .atTheTop:
      return [TextEdit(range: 0..<0, text: code + "; ")]
    case .before(let name):
      guard let place = name.flatMap({ found($0).first }) ?? tokens.first else { return [] }
      let isMember = place > places.lowerBound && all.tokens[place - 1].isMark(".")
      let start =
        code == "return"
        ? (isMember ? place - 1 : place) : all.beginning(ofPathTo: own.first ?? place)
      return [all.inserting(code + " ", before: start)]
    case .insteadOf(let name):
      return (found(name) + own + found(code)).prefix(4).map { all.replacing(name: $0, with: code) }
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

  /// The expression that begins at a token, or whose last name it is, between two texts.
  func wrapping(_ token: Int, in first: String, _ last: String) -> TextEdit {
    let start = beginning(ofPathTo: token)
    return wrapping(through: end(ofPathFrom: token), from: start, in: first, last)
  }

  /// The last token of an expression of names, dots and parentheses.
  func end(ofPathFrom token: Int) -> Int {
    var end = blocks.closing[token] ?? token
    while end + 1 < tokens.count {
      if let close = blocks.closing[end + 1], tokens[end + 1].isMark("(") {
        end = close
      } else if end + 2 < tokens.count, tokens[end + 1].isMark(".") {
        end += 2
      } else {
        break
      }
    }
    return end
  }

  func wrapping(through end: Int, from token: Int, in first: String, _ last: String) -> TextEdit {
    replacing(token...end, with: first + source(token, through: end) + last)
  }

  /// The first name of those that lead to a token, such as `a` in `a.b(c)` for `b` and its bracket.
  func beginning(ofPathTo token: Int) -> Int {
    let isOfCall = tokens[token].isMark("(") && token > 0 && tokens[token - 1].kind == .word
    var first = isOfCall ? token - 1 : token
    while first > 1, tokens[first - 1].isMark("."), tokens[first - 2].kind == .word { first -= 2 }
    return first
  }

  /// Whether a word is followed by parentheses.
  func isCall(_ token: Int) -> Bool {
    token + 1 < tokens.count && tokens[token + 1].isMark("(") && blocks.closing[token + 1] != nil
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
  func source(_ first: Int, through last: Int) -> String {
    (first...last).map { index in
      let isApart =
        index > first && tokens[index].range.lowerBound > tokens[index - 1].range.upperBound
      return (isApart ? " " : "") + tokens[index].text
    }
    .joined()
  }
}
