import Testing

@testable import WorkbookKit

@Suite("What a model exercise still lacks") struct MissingNamesTests {
  private static let inFirstError = "cannot infer contextual base in reference to member 'email'"

  @Test(
    "A function that begins in another way than it did is named, if it is called",
    arguments: [
      ("func add(_ a: Int, to b: Int) -> Int { a + b }", true),
      ("func add(\n  _ a: Int,\n  _ b: Int = 0) -> Int { a }", true),
      ("func add(\n  _ a: Int, _ b: Int\n) -> Int { a }", false), ("func plus() {}", false),
      ("func add(_ a: Int, _ b: Int) -> Int { a }\nfunc add(_ a: Int) {}", false),
    ]
  )
  func changedFunctions(text: String, isNamed: Bool) {
    let given = FunctionHeads(in: "func add(_ a: Int, _ b: Int) -> Int {\n  0\n}\n")
    let sentence = """
      `add` was declared as `func add(_ a: Int, _ b: Int) -> Int`, and is called so: let it begin with this \
      line again.
      """
    #expect(given.changes(in: text, calledBy: ["add"]) == (isNamed ? [sentence] : []))
    #expect(given.changes(in: text, calledBy: ["plus"]).isEmpty)
  }

  /// The errors of a suite, each as often as it is written, and what is said of them.
  private static let examples: [(messages: [String], sentences: [String])] = [
    // Names are listed in the order of the suite, each once, and without the module's name.
    (
      [
        "cannot find 'LapWatch' in scope", "cannot find type 'LapWatch' in scope",
        "type 'LapWatch' has no member 'Feature'",
        "type 'LapWatch.Feature.Action' has no member 'lapButtonTapped'",
        "value of type 'LapWatch.Feature.State' has no member 'laps'",
      ],
      [
        "There is no `LapWatch` yet.", "`LapWatch` has no type `Feature` yet.",
        "`Feature.Action` has no case `lapButtonTapped` yet.",
        "`Feature.State` has no property `laps` yet.",
      ]
    ),
    (
      [
        "value of type 'Case<LapWatch.Feature.Action>' has no dynamic member 'ticked' using key path"
          + " from root type 'LapWatch.Feature.Action.AllCasePaths'",
        "value of type 'StoreOf<SignUpTests.Feature>' (aka 'Store<SignUp.Feature.State,"
          + " SignUp.Feature.Action>') has no dynamic member 'termsMessage' using key path from root"
          + " type 'SignUp.Feature.State'",
        "'Field' is not a member type of struct 'Bindings.SignUp.Feature.State'",
      ],
      [
        "`Feature.Action` has no case `ticked` yet.",
        "`Feature.State` has no property `termsMessage` yet.",
        "`Feature.State` has no type `Field` yet.",
      ]
    ),
    // Errors that only follow from a missing type are not listed.
    (
      [
        "cannot find 'Contacts' in scope", inFirstError, "'nil' requires a contextual type",
        "cannot infer key path type from context; consider explicitly specifying a root type",
        "cannot infer type of closure parameter 'action' without a type annotation",
        "value of type 'Any' has no member 'contactTapped'",
      ],
      ["There is no `Contacts` yet."]
    ),
    ([inFirstError], ["\(inFirstError) (line 7 of the suite)"]),
    (["something new"], ["something new (line 7 of the suite)"]),
    // A type must conform to a protocol, whichever declaration requires it.
    (
      [
        "failed to produce diagnostic for expression; please submit a bug report",
        "referencing subscript 'subscript(dynamicMember:)' on 'Store' requires that"
          + " 'SignUp.Feature.State' conform to 'ObservableState'",
        "type 'LapWatch.Feature.State' does not conform to protocol 'Equatable'",
      ],
      [
        "`Feature.State` cannot be observed yet: mark it `@ObservableState`.",
        "`Feature.State` must conform to `Equatable`.",
      ]
    ),
    (
      ["cannot convert value of type 'Rows' (aka 'Array<Int>') to expected argument type 'String'"],
      [
        "A value has another type than the suite expects: yours is `Rows`, the suite's `String`"
          + " (line 7 of the suite)."
      ]
    ),
    // A label that differs is named once, wherever the suite writes it.
    (
      Array(repeating: "extraneous argument label 'percent:' in call", count: 2),
      [
        "The suite writes the label `percent:`, which your declaration does not have (line 7 of the"
          + " suite)."
      ]
    ),
    (
      ["missing argument label 'at:' in call"],
      [
        "Your declaration has the label `at:`, which the suite does not write (line 7 of the suite)."
      ]
    ),
  ]

  @Test("What is missing is told, with its type or its line", arguments: examples)
  func sentences(_ example: (messages: [String], sentences: [String])) {
    let errors = example.messages.enumerated().map { index, message in
      Diagnostic.error(message, in: "S.swift", line: 7 + index)
    }
    #expect(MissingNames().sentences(errors) == example.sentences)
  }

  /// The sentence for an error at a place of a suite of one line.
  private func sentence(_ message: String, at word: String, suite: String, own: String) -> String {
    let start = suite.range(of: word)?.lowerBound ?? suite.startIndex
    let column = suite.utf8.distance(from: suite.startIndex, to: start) + 1
    let code = ExplainedCode(file: "S.swift", text: suite)
    return MissingNames(given: code, own: Declarations([own]))
      .sentences([.error(message, in: "S.swift", column: column)])[0]
  }

  @Test(
    "A call that a declaration does not fit says which declaration is needed",
    arguments: [
      (
        "missing argument label 'step:' in call", "4", "store.send(.stepChanged(4))",
        "enum Action { case stepChanged(step: Int) }",
        "Write `case stepChanged(Int)`, without a label."
      ),
      (
        "extraneous argument label 'percent:' in call", "percent",
        "store.send(.granted(percent: 4))", "enum Action { case granted(Int) }",
        "Write `case granted(percent: Int)`."
      ),
      (
        "argument passed to call that takes no arguments", "start",
        "let state = Feature.State(start: 3)", "",
        "`Feature.State` has no initialiser `State(start:)` yet."
      ),
      (
        "cannot assign to property: 'facts' is a get-only property", "facts", "state.facts = 1", "",
        "`facts` can only be read, and the suite sets it"
      ),
    ]
  )
  func calls(_ message: String, _ word: String, _ suite: String, _ own: String, _ said: String) {
    #expect(sentence(message, at: word, suite: suite, own: own).hasPrefix(said))
  }

  @Test("A name that is there and spelled alike is shown, unless the suite uses it too")
  func alike() {
    let own = "enum A { enum Action { case incrementTapped, decrementButtonTapped } }"
    let message = "type 'A.Action' has no member 'incrementButtonTapped'"
    let suite = "f(.incrementButtonTapped, .decrementButtonTapped"
    let what = "`A.Action` has no case `incrementButtonTapped` yet."
    for (end, said) in [(")", what + " It has `incrementTapped`."), (", .incrementTapped)", what)] {
      #expect(sentence(message, at: "incrementB", suite: suite + end, own: own) == said)
    }
  }
}
