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
    ForeignHabit(
      line: #"\.alert\(item: \$store\.scope"#,
      text: "The alert of a store has no label: `.alert($store.scope(…))`. SwiftUI's `.alert(item:)` is"
        + " another modifier."
    ),
    ForeignHabit(
      messages: ["reference to member '"],
      line: #"^\s*\.(cancellable|debounce|throttle)\("#,
      text: "`.%1` follows the brace that closes `.run`. Here it stands inside of that brace."
    ),
    unknown(
      ["push", "add"],
      of: "[",
      "An array takes a new element at its end with `.append(…)`."
    ),
    unknown(
      ["copy"],
      of: "",
      "A struct is copied where it is given a new name: `var copy = value`."
    ),
    code(#"\bnot\s+[\w(.]"#, "Swift writes `!` before what is not to be: `!isEmpty`."),
    code(#"^\s*(?:const|val)\s+\w+"#, "What keeps its value is declared with `let`."),
    code(#"\.copy\("#, "A struct is copied where it is given a new name: `var copy = value`."),
    code(#"[(,]\s*(\w+)\s*=\s*[^=\s]"#, "A label ends with a colon: `%1: …`."),
    code(
      #"\bReduce\(into:"#,
      "`Reduce` is given a closure alone: `Reduce { state, action in … }`."
    ),
    code(#"@Binding\s+store"#, "A dollar sign before the store makes a binding: `$store.name`."),
    code(
      #"^\s*(?:if|switch|for|while)\b[^{\"]*:\s*\{?\s*$"#,
      "Swift has no colon there: a brace begins what follows."
    ),
    unknown(
      ["alert", "confirmationDialog", "fullScreenCover", "navigationDestination", "sheet"],
      of: "Reduce",
      "This modifier is for views. In a reducer, `.ifLet(…)` joins what is presented."
    ),
    code(##"^\s*(?:it|describe|test)\(""##, "A test is a method: `@Test func name() async { … }`."),
    code(
      #"^\s*(?:let|var)\s+(\w+)\.\w"#,
      "A property that is there already is given a value without `let` or `var`: `%1.… = …`."
    ),
    code(#"(\.\w+) (?:"|\d)"#, "What a case carries stands in parentheses: `%1(…)`."),
    code(
      #"^\s*(?:\.\w+|"[^"]*"):\s"#,
      "An array or a dictionary stands in brackets, `[ … ]`, and not in braces."
    ),
    code(
      #"\{\s*(?!case|default)(\w+):\s"#,
      "A value is made by its type, with parentheses: `State(%1: …)`."
    ),
    code(
      #"\b(?:actions|message): \["#,
      "A closure stands in braces, `{ … }`, without commas, and these are brackets."
    ),
    code(
      #"^\s*(?!(?:case|fileprivate|final|mutating|nonisolated|private|public|static)\b)(?:[A-Za-z]+ ){3}[A-Za-z]"#,
      "This line is text, and no code: write `//` before it, or delete it."
    ),
    code(#"\((?:[A-Za-z]+ ){2,}[A-Za-z]+\)"#, "A text stands between quotation marks: `\"…\"`."),
    ForeignHabit(
      line:
        #"case\s+\.\w+\((?:\w+: ?)?(?:[Ii]nt|[Ss]tring|[Bb]ool|[Dd]ouble|Date|UUID)\b[^(.]*\)\s*:"#,
      text: "A pattern has no types: `case .name(let value)` takes out what the case carries."
    ),
    ForeignHabit(
      line: #"\{\s*store\.send\(\\\.(\w+)"#,
      text:
        "A key path names an action in tests. A view sends the action itself: `store.send(.%1(…))`."
    ),
    ForeignHabit(
      line: #"ForEach\(\$store\.scope\("#,
      text: "The rows need no `$`: `ForEach(store.scope(…))` has a store for each of them."
    ),
    ForeignHabit(
      messages: [
        "cannot convert value of type 'StoreField<", "cannot convert value of type 'Binding<",
      ],
      line:
        #"\.(?:alert|confirmationDialog|sheet|\w*[cC]over|navigationDestination)\((?:\w+: )?\$store\.(\w+)\)"#,
      text: #"What is presented is shown by a scope: `$store.scope(\.$%1, action: \.%1)`."#
    ),
    ForeignHabit(line: #"store\.assert\("#, text: "Today it is `await store.send(…) { … }`."),
    ForeignHabit(
      messages: ["cannot find"],
      line: #"\\(?:Action|State)\.(\w+)"#,
      text: #"A key path begins with what the type has, and not with the type: `\.%1`."#
    ),
    ForeignHabit(
      line: #"\.sending\(\\?\.(\w+)\("#,
      text: #"A key path names the case alone, without a value: `\.%1`."#
    ),
    ForeignHabit(
      messages: ["unary operator cannot be separated"],
      line: #"^[+-]\s"#,
      text: "The line begins with the mark of a difference between two files: delete the mark."
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
      messages: ["adjacent operators", "binary operator '"],
      line: #"[<>]=?\s*[\w.]+\s*[<>]=?"#,
      text: "Swift compares two values at a time: `a <= b && b <= c`, or `(a...c).contains(b)`."
    ),
  ]

  /// Names that no type and no scope here has, with what Swift or TCA has in their place.
  private static let words: [String: String] = {
    let table = """
      null, NULL, None, undefined: Swift's word is `nil`.
      this: Swift's word is `self`.
      it, describe, beforeEach: A test is a method: `@Test func name() async { … }`.
      assertEquals, assertThat, assertTrue: What must be true is said by `#expect(a == b)`, and of a \
      store's state by the closure of `send`.
      UILabel, UIButton, UITextField, UISwitch, UIView: That is UIKit's. Here `body` has values: \
      `Text("…")`, `Button("…") { … }`, `TextField(…)`.
      LaunchedEffect, useEffect, componentDidMount, viewDidLoad: What begins with a view is a modifier \
      behind it: `.task { … }`.
      useState, useReducer, remember, mutableStateOf: What changes is a property of the feature's `State`.
      setTimeout, setInterval: Time passes in an effect: `try await clock.sleep(for: .seconds(1))`.
      console, println, printf: `print(…)` writes a line.
      NavigationPath: A feature keeps the pages of its stack in a `StackState<Path.State>`.
      Query, Map: That comes with another of Apple's modules, and these views do not have it.
      then: What takes its time is awaited: `let value = try await …`.
      payload: What a case carries is taken out by its pattern: `case .name(let value)`.
      dispatch: An action is sent with `send`: by a store, or by what `.run` gives its closure.
      toInt, toInteger, parseInt: A number is made of a text by `Int(text)`, which may be nil.
      toString: A text is made of a value by `"\\(value)"`.
      length, size: The number of elements is `count`.
      clamped, coerceIn: A number stays between two others by `min(max(number, 1), 10)`.
      onDelete, onMove: The rows are those of a `ForEach`, and this follows its closing brace.
      documentsDirectory: The folder of documents is `URL.documentsDirectory`.
      """
    return Dictionary(
      uniqueKeysWithValues: table.split(separator: "\n").flatMap { line in
        let parts = line.split(separator: ": ", maxSplits: 1)
        return parts[0].split(separator: ", ").map { (String($0), String(parts[1])) }
      }
    )
  }()

  /// The form of a name that a message says is unknown; nil if it is no such name.
  static func form(ofUnknown mistake: Mistake) -> String? {
    guard let name = mistake.unknownName ?? mistake.ownerAndMember?.1 else {
      return mistake.message.hasPrefix("unknown attribute '")
        ? mistake.names.first.flatMap { words[$0] } : nil
    }
    return mistake.code.boundNames.contains(name) ? nil : words[name]
  }

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
      let found =
        ForeignHabit.form(ofUnknown: mistake)
        ?? ForeignHabit.all.lazy.compactMap { $0.explanation(of: mistake) }.first
      return found.map { Explanation($0, cause: "\(mistake.error.line) \($0)") }
    }
  ]
}
