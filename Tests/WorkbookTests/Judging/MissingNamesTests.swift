import Testing

@testable import WorkbookKit

@Suite("What a model exercise still lacks") struct MissingNamesTests {
  private func sentences(_ messages: String...) -> [String] {
    MissingNames().sentences(
      messages.map { message in
        Diagnostic(severity: .error, file: "S.swift", line: 7, column: 1, message: message)
      }
    )
  }

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

  @Test("Names that are missing are listed in the order of the suite, each once")
  func names() {
    #expect(
      sentences(
        "cannot find 'LapWatch' in scope",
        "cannot find type 'LapWatch' in scope",
        "type 'LapWatch' has no member 'Feature'",
        "type 'LapWatch.Feature.Action' has no member 'lapButtonTapped'",
        "value of type 'LapWatch.Feature.State' has no member 'laps'"
      ) == [
        "There is no `LapWatch` yet.", "`LapWatch` has no type `Feature` yet.",
        "`Feature.Action` has no case `lapButtonTapped` yet.",
        "`Feature.State` has no property `laps` yet.",
      ]
    )
  }

  @Test(
    "A name is missing in the type that the suite asks for it, without the module's name",
    arguments: [
      (
        "value of type 'Case<LapWatch.Feature.Action>' has no dynamic member 'ticked' using key path"
          + " from root type 'LapWatch.Feature.Action.AllCasePaths'",
        "`Feature.Action` has no case `ticked` yet."
      ),
      (
        "value of type 'StoreOf<SignUpTests.Feature>' (aka 'Store<SignUp.Feature.State,"
          + " SignUp.Feature.Action>') has no dynamic member 'termsMessage' using key path from root"
          + " type 'SignUp.Feature.State'",
        "`Feature.State` has no property `termsMessage` yet."
      ),
      (
        "'Field' is not a member type of struct 'Bindings.SignUp.Feature.State'",
        "`Feature.State` has no type `Field` yet."
      ),
      (
        "cannot assign to property: 'facts' is a get-only property",
        "`facts` can only be read, and the suite sets it"
      ),
    ]
  )
  func owner(_ example: (message: String, sentence: String)) {
    let found = sentences(example.message)
    #expect(found.count == 1 && found[0].hasPrefix(example.sentence), "\(found)")
  }

  @Test("Errors that only follow from a missing type are not listed")
  func emptyFile() {
    #expect(
      sentences(
        "cannot find 'Contacts' in scope",
        "cannot infer key path type from context; consider explicitly specifying a root type",
        "cannot infer type of closure parameter 'action' without a type annotation",
        "value of type 'Any' has no member 'contactTapped'"
      ) == ["There is no `Contacts` yet."]
    )
  }

  @Test("Beside an error that names what is missing, unknown types are not mentioned")
  func consequences() {
    let consequence = "cannot infer contextual base in reference to member 'email'"
    #expect(
      sentences("cannot find 'SignUp' in scope", consequence, "'nil' requires a contextual type")
        == [
          "There is no `SignUp` yet."
        ]
    )
    #expect(sentences(consequence) == ["\(consequence) (line 7 of the suite)"])
  }

  @Test("A type must conform to a protocol, whichever declaration requires it")
  func conformances() {
    #expect(
      sentences(
        "failed to produce diagnostic for expression; please submit a bug report",
        "referencing subscript 'subscript(dynamicMember:)' on 'Store' requires that"
          + " 'SignUp.Feature.State' conform to 'ObservableState'",
        "type 'LapWatch.Feature.State' does not conform to protocol 'Equatable'"
      ) == [
        "`Feature.State` cannot be observed yet: mark it `@ObservableState`.",
        "`Feature.State` must conform to `Equatable`.",
      ]
    )
  }

  @Test("Differences are told with the line of the suite, and unknown errors as they are")
  func others() {
    #expect(
      sentences("cannot convert value of type 'Int' to expected argument type 'String'") == [
        "A value has another type than the suite expects: yours is `Int`, the suite's `String`"
          + " (line 7 of the suite)."
      ]
    )
    #expect(
      sentences(
        "cannot convert value of type 'Rows' (aka 'Array<Int>') to expected argument type 'String'"
      ).first?.contains("yours is `Rows`, the suite's `String`") == true
    )
    #expect(sentences("something new") == ["something new (line 7 of the suite)"])
  }

  @Test("A label that differs is named, and once wherever the suite writes it")
  func labels() {
    let errors = [7, 9].map { line in
      Diagnostic(
        severity: .error,
        file: "S.swift",
        line: line,
        column: 1,
        message: "extraneous argument label 'percent:' in call"
      )
    }
    #expect(
      MissingNames().sentences(errors) == [
        "The suite writes the label `percent:`, which your declaration does not have (line 7 of the"
          + " suite)."
      ]
    )
    #expect(
      sentences("missing argument label 'at:' in call") == [
        "Your declaration has the label `at:`, which the suite does not write (line 7 of the suite)."
      ]
    )
  }

  /// The sentence for an error at a place of a suite of one line.
  private func sentence(_ message: String, at word: String, suite: String, own: String) -> String {
    let start = suite.range(of: word)?.lowerBound ?? suite.startIndex
    let error = Diagnostic(
      severity: .error,
      file: "S.swift",
      line: 1,
      column: suite.utf8.distance(from: suite.startIndex, to: start) + 1,
      message: message
    )
    return MissingNames(
      given: ExplainedCode(file: "S.swift", text: suite),
      own: Declarations([own])
    ).sentences([error])[0]
  }

  @Test("A call that a declaration does not fit says which declaration is needed")
  func calls() {
    let counter = "enum Action { case stepChanged(step: Int) }"
    #expect(
      sentence(
        "missing argument label 'step:' in call",
        at: "4",
        suite: "store.send(.stepChanged(4))",
        own: counter
      ) == "Write `case stepChanged(Int)`, without a label."
    )
    #expect(
      sentence(
        "extraneous argument label 'percent:' in call",
        at: "percent",
        suite: "store.send(.granted(percent: 4))",
        own: "enum Action { case granted(Int) }"
      ) == "Write `case granted(percent: Int)`."
    )
    #expect(
      sentence(
        "argument passed to call that takes no arguments",
        at: "start",
        suite: "let state = Feature.State(start: 3)",
        own: ""
      ) == "`Feature.State` has no initialiser `State(start:)` yet."
    )
  }

  @Test("A name that is there and spelled alike is shown, unless the suite uses it too")
  func alike() {
    let own = "enum A { enum Action { case incrementTapped, decrementButtonTapped } }"
    func found(_ suite: String) -> String {
      sentence(
        "type 'A.Action' has no member 'incrementButtonTapped'",
        at: "incrementB",
        suite: suite,
        own: own
      )
    }
    let what = "`A.Action` has no case `incrementButtonTapped` yet."
    #expect(
      found("f(.incrementButtonTapped, .decrementButtonTapped)")
        == what + " It has `incrementTapped`."
    )
    #expect(
      found("f(.incrementButtonTapped, .decrementButtonTapped, .incrementTapped)") == what
    )
  }
}
