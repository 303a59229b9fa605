/// The way in which other languages write something, and that of Swift.
private struct ForeignHabit: Sendable {
  /// The beginnings of the messages that it leads to; any, if empty.
  var messages: [String] = []
  /// The words that a message says are unknown.
  var unknown: [String] = []
  /// The pattern of the line.
  var line = ""
  /// `%1` is what the pattern for the line holds in parentheses.
  let text: String
}

extension ForeignHabit {
  private static let syntax = [
    "adjacent ", "all statements ", "cannot find ", "consecutive ", "expected ", "expansion of ",
    "generic parameter ", "unexpected ", "'=' must ", "no-argument",
  ]

  static let all: [ForeignHabit] = [
    unknown(["null", "NULL", "None", "undefined"], "Swift's word is `nil`."),
    unknown(["True", "TRUE"], "Swift's word is `true`."),
    unknown(["False", "FALSE"], "Swift's word is `false`."),
    unknown(["Math"], "Swift's number by chance is `Int.random(in: 1...6)`."),
    ForeignHabit(
      messages: ["cannot find 'this'"],
      line: #"\bthis\.state\b"#,
      text: "Swift has no `this`, and a reducer is given its state: `state` stands alone."
    ),
    unknown(["this"], "Swift's word is `self`."),
    unknown(["int", "integer", "Integer", "long"], "Swift's type is `Int`."),
    unknown(["string", "str"], "Swift's type is `String`."),
    unknown(["bool", "boolean", "Boolean"], "Swift's type is `Bool`."),
    unknown(["float", "double"], "Swift's type is `Double`."),
    unknown(
      ["push", "add"],
      of: "[",
      "An array takes a new element at its end with `.append(…)`."
    ),
    unknown(["dispatch"], of: "Store", "TCA's store takes an action with `send`: `store.send(…)`."),
    unknown(["length", "size"], of: "[", "Swift's word is `.count`."),
    unknown(["length", "size"], of: "String", "Swift's word is `.count`."),
    unknown(["includes"], of: "[", "Swift's word is `.contains(…)`."),
    unknown(
      ["copy"],
      of: "",
      "A struct is copied where it is given a new name: `var copy = value`."
    ),
    code(#"\bnew\s+([A-Z]\w*)"#, "Swift has no `new`: `%1(…)` makes a value."),
    code(#"\bnot\s+[\w(.]"#, "Swift writes `!` before what is not to be: `!isEmpty`."),
    code(#"\w\s+(?:and|or)\s+\w"#, "Swift writes `&&` for *and*, `||` for *or*."),
    code(#"=>"#, "Swift has no `=>`: a closure is `{ x in … }`, and a `case` ends with a colon."),
    code(#"^\s*is\s.*->"#, "What belongs to a case follows a colon: `case .name:`."),
    code(#"\b(?:elif|elsif|elseif)\b"#, "Swift writes `else if`."),
    code(#"^\s*(?:\w+\s+)?(?:function|def|fun|fn)\s+\w+"#, "A function begins with `func`."),
    code(#"^\s*(?:const|val)\s+\w+"#, "What keeps its value is declared with `let`."),
    code(#"^\s*(?:when|match)\s*\("#, "Swift writes `switch value { case .name: … }`."),
    code(#"\b(?:if|while)\s*\(.*\)\s*\w"#, "Braces stand around what follows: `if x { return }`."),
    code(#"(?:^|[\[,])\s*\.\w+\s*=\s"#, "In a dictionary, a colon follows the key: `[.a: 1]`."),
    code(#"\.copy\("#, "A struct is copied where it is given a new name: `var copy = value`."),
    code(
      #"case\s+\.\w+\(\s*(?:int|Int|string|String|bool|Bool|double)\s+(\w+)\s*\)"#,
      "A pattern names what a case carries with `let`, and has no type in it: `(let %1)`."
    ),
    code(#"[(,]\s*(\w+)\s*=\s*[^=\s]"#, "A label ends with a colon: `%1: …`."),
    code(#"\bf""#, #"Swift puts a value into a text with `\(…)`: `"\(count) taps"`."#),
    ForeignHabit(
      line: #"\$\{"#,
      text: #"Swift puts a value into a text with `\(…)`, and not with `${…}`."#
    ),
    ForeignHabit(
      line: #"\.sending\(\\\.(\w+)\("#,
      text: #"A key path names the case alone, without a value: `\.%1`."#
    ),
    ForeignHabit(
      messages: ["referencing operator function '...'", "cannot find operator '...'"],
      line: #"\{\s*\.\.\.\w"#,
      text:
        "Swift has no spread. A struct is copied where it is given a new name: `var next = state`."
    ),
    ForeignHabit(
      messages: ["unary operator cannot be separated"],
      line: #"^[+-]\s"#,
      text: "The line begins with the mark of a difference between two files: delete the mark."
    ),
    ForeignHabit(
      messages: ["cannot convert value of type 'Bool' to expected argument type '("],
      line: #"!\\\.(\w+)"#,
      text: "`!` does not stand before a key path. A closure says the opposite: `{ !$0.%1 }`."
    ),
    ForeignHabit(
      messages: ["value of type 'Store"],
      line: #"store\.\$(\w+)"#,
      text: "The dollar sign stands before the store: `$store.%1`."
    ),
    ForeignHabit(
      messages: ["cannot convert value of type"],
      line: #"Binding<\w+>\(store\.(\w+)\)"#,
      text: "A dollar sign before the store makes a binding: `$store.%1`."
    ),
    ForeignHabit(
      messages: ["argument type '", "binary operator '==='", "binary operator '!=='"],
      line: #"[=!]=="#,
      text:
        "`===` asks whether two are one object of a class. Values are compared by `==` and `!=`."
    ),
    ForeignHabit(
      messages: ["adjacent operators", "binary operator '"],
      line: #"[<>]=?\s*[\w.]+\s*[<>]=?"#,
      text: "Swift compares two values at a time: `a <= b && b <= c`, or `(a...c).contains(b)`."
    ),
  ]

  private static func code(_ line: String, _ text: String) -> ForeignHabit {
    ForeignHabit(messages: syntax, line: line, text: text)
  }

  private static func unknown(
    _ words: [String],
    of type: String? = nil,
    _ text: String
  ) -> ForeignHabit {
    ForeignHabit(
      messages: type.map { ["value of type '\($0)"] } ?? ["cannot find "],
      unknown: words,
      text: text
    )
  }

  func explanation(of mistake: Mistake) -> String? {
    guard messages.isEmpty || messages.contains(where: mistake.message.hasPrefix) else {
      return nil
    }
    if !unknown.isEmpty {
      let isMember = mistake.has("has no member") || mistake.has("has no dynamic member")
      guard let word = isMember ? mistake.names.dropFirst().first : mistake.names.first,
        unknown.contains(word)
      else { return nil }
      return text
    }
    let code = mistake.line.prefix { $0 != "/" }
    guard let pattern = try? Regex(line), let match = String(code).firstMatch(of: pattern) else {
      return nil
    }
    let held = match.output.count > 1 ? match.output[1].substring.map(String.init) : nil
    return text.replacing("%1", with: held ?? "")
  }
}

extension CheckedRule {
  /// Habits from other languages.
  static let habits = [
    CheckedRule(id: "foreign-habit", bearing: .line) { mistake in
      guard mistake.error.file == mistake.code.file else { return nil }
      let found = ForeignHabit.all.lazy.compactMap { $0.explanation(of: mistake) }.first
      return found.map { Explanation($0, cause: "\(mistake.error.line) \($0)") }
    }
  ]
}
