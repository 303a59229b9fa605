import Testing

@testable import WorkbookKit

@Suite("What explanations look up in the code", .timeLimit(.minutes(20))) struct CheckedRuleTests {
  private func explained(_ message: String, at word: String, in text: String) -> Diagnostic? {
    WorkbookTests.explained([(message, word)], in: text).first
  }

  private let feature = """
    import ComposableArchitecture
    @Reducer
    struct Feature {
      @ObservableState
      struct State: Equatable {
        @Presents var page: Page.State?
        var plain: Page.State?
        var counter = Counter.State()
        var clocks = Clocks.State()
        enum Meal { case lunch }
      }
      enum Action {
        case counter(Counter.Action)
        case clocks(Clocks.Action)
        case page(PresentationAction<Page.Action>)
        case saveButtonTapped
      }
      var body: some ReducerOf<Self> {
        Reduce { state, action in
          switch action {
          case .counter:
            state.plain = nil
            return .none
          case .page:
            return .none
          }
        }
      }
    }
    @Reducer struct Counter {
      struct State {}
      enum Action { case delegate(Delegate)
        enum Delegate { case finished(Int) } }
      var body: some ReducerOf<Self> { EmptyReducer() }
    }
    @Reducer struct Clocks {
      struct State {}
      enum Action { case ticked }
      var body: some ReducerOf<Self> { EmptyReducer() }
    }
    @Reducer struct Page {
      struct State {}
      enum Action { case closed }
      var body: some ReducerOf<Self> { EmptyReducer() }
    }
    """

  private func changed(_ old: String, _ new: String) -> String {
    feature.replacing(old, with: new)
  }

  @Test("A join without its dot belongs to the feature itself")
  func joinWithoutDot() {
    let message =
      "use of 'ifLet' treated as a reference to instance method in protocol 'Reducer'"
    let found = explained(message, at: "ifLet", in: "Reduce { }\nifLet(\\.page, action: \\.page)")
    #expect(found?.explanation?.contains("`.ifLet` continues the reducer before it") == true)
  }

  @Test("A value that is called like a function is used without brackets")
  func calledValue() {
    let message = "cannot call value of non-function type 'Date'"
    let time = explained(message, at: "now", in: "let time = now()")
    #expect(
      time?.explanation
        == "`now` is a value of type `Date`, and no function: write it without `()`."
    )
    #expect(explained(message, at: "now", in: "let time = now(1)")?.explanation == nil)
  }

  @Test("A forgotten `return` is named at its line, also where the line above swallows it")
  func lostReturn() {
    let text = changed("        return .none\n      case .page", "        .none\n      case .page")
    let message = "enum case 'none' cannot be used as an instance member"
    let found = explained(message, at: "nil", in: text)
    #expect(found?.explanation?.contains("`return` is missing before `.none`") == true)
    #expect(found.map { text.lines[$0.line - 1].trimmed } == ".none")
    // Here it is not missing.
    #expect(explained(message, at: "nil", in: feature)?.explanationID != "missing-return")
  }

  @Test("A reducer that sends is told so, also where the system has a function of that name")
  func sendInAReducer() {
    let text = changed("state.plain = nil", "send(.saveButtonTapped)")
    for message in [
      "cannot find 'send' in scope", "missing arguments for parameters #2, #3, #4 in call",
      "type 'Int32' has no member 'saveButtonTapped'",
    ] {
      let found = explained(message, at: "send(", in: text)
      #expect(found?.explanation?.contains("A reducer sends no actions itself") == true)
    }
    let other = changed("state.plain = nil", "store.send(.saveButtonTapped)")
    #expect(
      explained("type 'Int32' has no member 'x'", at: "send(", in: other)?.explanationID
        != "send-without-store"
    )
  }

  @Test("A test store is told which state it cannot compare, and only if that is so")
  func comparedState() {
    let message =
      "generic class 'TestStore' requires that 'Feature.State' conform to 'Equatable'"
    let without = changed("struct State: Equatable", "struct State")
    let found = explained(message, at: "@Reducer", in: without)
    #expect(found?.explanation?.contains("`Feature.State` has to be `Equatable`") == true)
    #expect(found?.explanation?.contains("(line 5 of A.swift)") == true)
    #expect(explained(message, at: "@Reducer", in: feature)?.explanationID != "state-not-equatable")
  }

  @Test("A state where an effect belongs is explained as a habit of Redux, another effect is not")
  func returnedState() {
    let message = "cannot convert value of type '%' to closure result type 'Effect<Feature.Action>'"
    let state = explained(
      message.replacing("%", with: "Feature.State"),
      at: "nil",
      in: feature
    )
    #expect(state?.explanationID == "state-returned")
    let number = explained(message.replacing("%", with: "Int"), at: "nil", in: feature)
    #expect(number?.explanationID == "wrong-type")
  }

  @Test(
    "A name is answered with what is declared",
    arguments: [
      ("cannot find 'stte' in scope", "`state`"),
      ("cannot find 'Meal' in scope", "`State.Meal`"),
      ("cannot find 'CancelID' in scope", "enum CancelID"),
      ("cannot find type 'Date' in scope", "import Foundation"),
      ("type 'Feature.Action' has no member 'saveButonTapped'", "`saveButtonTapped`"),
      ("type 'Feature.Action' has no member 'saveTapped'", "`saveButtonTapped`"),
      ("type 'Feature.Action' has no member 'finished'", "`.counter(.delegate(.finished))`"),
      ("type 'PresentationAction<Page.Action>' has no member 'closed'", "`.presented(.closed)`"),
      ("value of type 'Feature.State' has no member 'countr'", "`counter`"),
      ("value of type 'Feature.State' has no member '$plain'", "`@Presents var plain`"),
    ]
  )
  func names(message: String, answer: String) {
    let found = explained(message, at: "state.plain", in: feature)
    #expect(found?.explanation?.contains(answer) == true, "\(found?.explanation ?? "nothing")")
  }

  @Test("A dependency that is used and not asked for is named with the line that asks")
  func dependency() {
    let message = "cannot find 'dismiss' in scope"
    let text = changed("state.plain = nil", "dismiss()")
    let found = explained(message, at: "dismiss()", in: text)
    #expect(found?.explanation?.contains("@Dependency(\\.dismiss) var dismiss") == true)
    let other = explained(message, at: "dismiss)", in: changed("= nil", "= f(dismiss)"))
    #expect(other?.explanationID != "unknown-dependency")
  }

  @Test("What a case carries is offered where nothing is taken out and no other name is near")
  func payload() {
    let text = changed(
      "      case .page:",
      "      case .counter(.delegate(.finished)):\n        state.plain = total\n      case .page:"
    )
    let found = explained("cannot find 'total' in scope", at: "total", in: text)
    #expect(found?.explanation?.contains("`case .finished(let total)`") == true)
    let taken = text.replacing(".finished)", with: ".finished(let all))")
    let other = explained("cannot find 'total' in scope", at: "total", in: taken)
    #expect(other?.explanationID == "unknown-name")
  }

  @Test("An import that is there is not asked for")
  func imports() {
    let text = "import Foundation\n" + feature
    let found = explained("cannot find type 'Date' in scope", at: "nil", in: text)
    #expect(found?.explanationID == "unknown-type")
  }

  @Test(
    "What does not fit in a join is found by the declarations",
    arguments: [
      ("Scope(\\.counter, action: \\.counter) { Clocks() }", "`Counter()`"),
      ("Scope(\\.counter, action: \\.counter) { Counter }", "`Counter()`"),
      ("Scope(\\.countr, action: \\.counter) { Counter() }", "`counter`"),
      ("Scope(\\.counter, action: \\.countr) { Counter() }", "`counter`"),
      ("Scope(\\.counter, action: .counter) { Counter() }", "`\\.counter`"),
      ("Reduce { _, _ in .none }.ifLet(\\.page, action: \\.page) { Page() }", "`\\.$page`"),
      (
        "Reduce { _, _ in .none }.ifLet(\\.$plain, action: \\.page) { Page() }",
        "`@Presents var plain`"
      ),
    ]
  )
  func joins(join: String, answer: String) {
    let text = changed("    Reduce { state", "    \(join)\n    Reduce { state")
    let found = explained("failed to produce diagnostic for expression", at: "body", in: text)
    #expect(found?.explanation?.contains(answer) == true, "\(found?.explanation ?? "nothing")")
    #expect(found.map { text.lines[$0.line - 1].trimmed } == join)
  }

  @Test("Of a join that fits nothing is claimed")
  func fittingJoin() {
    let join = "Scope(\\.counter, action: \\.counter) { Counter() }"
    let text = changed("    Reduce { state", "    \(join)\n    Reduce { state")
    let found = explained("failed to produce diagnostic for expression", at: "body", in: text)
    #expect(found?.explanationID == "reduce-gave-up")
  }

  @Test("The crash of the compiler has a known cause, where the code has it")
  func crash() {
    let message = "the compiler itself crashed on this file; try to write it another way"
    let text = changed(
      "case .page:",
      "case .counter(.delegate):\n        return .none\n      case .page:"
    )
    let found = explained(message, at: "import", in: text)
    #expect(found?.explanationID == "general-case-first")
    #expect(found.map { text.lines[$0.line - 1].trimmed } == "case .counter:")
    #expect(explained(message, at: "import", in: feature)?.explanationID == nil)
  }

  @Test("What an alias is short for is no name of the message")
  func aliases() {
    let found = explained(
      "value of type '[Row]' (aka 'Array<Int>') has no member 'cancellable'",
      at: "nil",
      in: feature
    )
    #expect(found?.explanation?.contains("`[Row]` has nothing named `cancellable`") == true)
  }

  @Test("A correct name is not offered in place of itself, nor of another one")
  func sameName() {
    let found = explained(
      "value of type 'Feature.State' has no member 'counter'",
      at: "nil",
      in: feature
    )
    #expect(found?.explanation?.contains("Did you mean") != true)
  }

  @Test("A `Scope` whose action carries another child's actions is told where its own are")
  func actionsOfAnotherChild() {
    let join = "Scope(\\.clocks, action: \\.counter) { Clocks() }"
    let text = changed("    Reduce { state", "    \(join)\n    Reduce { state")
    let found = explained("failed to produce diagnostic for expression", at: "body", in: text)
    #expect(
      found?.explanation
        == "`\\.counter` carries `Counter.Action`, and not the actions of `Clocks`. Those are in"
        + " `\\.clocks`."
    )
  }

  @Test("A part that a reducer lacks is named")
  func missingPart() {
    let text = """
      @Reducer
      struct Watch {
        struct State {}
        var body: some ReducerOf<Self> { EmptyReducer() }
      }
      """
    let message = "type 'Watch' does not conform to protocol 'Reducer'"
    let found = explained(message, at: "struct Watch", in: text)
    #expect(found?.explanation == "`Watch` has no `Action` of its own.")
  }

  @Test("What a broken type brings with it is not reported")
  func brokenType() {
    let messages = [
      "'ID' is not a member type of struct 'Module.Page'", "'nil' requires a contextual type",
      "no exact matches in call to instance method 'ifLet'",
      "type 'KeyPath<Case<Feature.Action>, Case<AssociatedValue>>' has no member 'counter'",
    ]
    let errors = messages.enumerated().map { index, message in
      Diagnostic(severity: .error, file: "A.swift", line: index + 6, column: 5, message: message)
    }
    let found = Explanations.explained(errors, in: "A.swift", text: feature)
    #expect(found.map(\.message) == [messages[0]])
    #expect(found.first?.explanationID == "not-identifiable")
  }

  @Test("Two braces that do not stand below each other show where one is missing or too many")
  func braces() {
    let missing = "enum A {\n  func f() {\n    if x {\n    }\n\n  func g() {}\n}\n"
    let found = explained("expected '}' at end of enum", at: "enum", in: missing)
    #expect(found?.line == 2)
    #expect(found?.explanation?.contains("line 7") == true)
    let extra = "enum A {\n  func f() {\n  }\n  }\n}\n"
    let other = explained("extraneous '}' at top level", at: "enum", in: extra)
    #expect(other?.line == 4)
    let even = "enum A {\n}\n}\n"
    let plain = explained("extraneous '}' at top level", at: "enum", in: even)
    #expect(plain?.explanation?.contains("Let the editor indent the file") == true)
  }

  @Test("A property where an edit of it is meant is named with its action")
  func propertyForAction() {
    let bindable = changed(
      "enum Action {\n    case counter",
      "enum Action: BindableAction {\n    case counter"
    )
    .replacing("case .page:", with: "case .plain:")
    let found = explained(
      "type 'Feature.Action' has no member 'plain'",
      at: ".plain:",
      in: bindable
    )
    #expect(found?.explanation?.contains("`.binding(\\.plain)`") == true)
    let other = changed("case .page:", "case .plain:")
    let plain = explained("type 'Feature.Action' has no member 'plain'", at: ".plain:", in: other)
    #expect(plain?.explanationID == "unknown-action")
  }

  @Test("The names that an effect uses of the state stand in the capture list that is shown")
  func captured() {
    let message = "mutable capture of 'inout' parameter 'state' is not allowed in concurrently-…"
    let reading = changed("state.plain = nil", "f(state.counter.count)")
    #expect(
      explained(message, at: "state.counter", in: reading)?.explanation?
        .contains("`{ [count = state.counter.count] send in … }`") == true
    )
    #expect(
      explained(message, at: "state.plain", in: feature)?.explanation?
        .contains("cannot change it") == true
    )
  }

  @Test("Where the state is a function's store is told by the parameters around")
  func storeOfAFunction() {
    let text = feature + "\nfunc page(of store: StoreOf<Feature>) -> Int {\n  page\n}\n"
    let message =
      "cannot convert value of type '(StoreOf<Feature>) -> Int' to closure result type 'Int'"
    let line = text.lines.count - 2
    let error = Diagnostic(
      severity: .error,
      file: "A.swift",
      line: line,
      column: 3,
      message: message
    )
    let found = Explanations.explained([error], in: "A.swift", text: text).first
    #expect(found?.explanation?.contains("`store.page`") == true, "\(found?.explanation ?? "")")
  }

  @Test(
    "A slip in a line is answered with what was meant",
    arguments: [
      ("f(.page(presented(.closed)))", "cannot find 'presented' in scope", "`.presented`"),
      (
        "store.send(.page.closed)",
        "type 'KeyPath<Case<Feature.Action>, Case<Void>>' has no member 'page'", "`\\.page`"
      ),
      ("run { Page }", "type 'Page.Type' cannot conform to 'Reducer'", "`Page()`"),
      ("let a = Page", "generic parameter 'R' could not be inferred", "`Page()`"),
      (
        "state.plain.withLock { $0 = 1 }",
        "referencing instance method 'withLock' requires wrapper 'Shared<Int>'", "`$plain.withLock`"
      ),
      ("store.plain.sending(x)", "value of type 'Int' has no member 'sending'", "`$store."),
      (
        "guard state.plain == nil else { 1 }",
        "'guard' body must not fall through, consider using a 'return'", "`return`"
      ),
      (
        "clock.timer()", "value of type '@Sendable () -> clock_t' has no member 'timer'",
        "@Dependency(\\.continuousClock)"
      ),
      ("uuid", "cannot convert value of type 'UUIDGenerator' to type 'UUID'", "`uuid()`"),
    ]
  )
  func slips(line: String, message: String, answer: String) {
    let text = changed("state.plain = nil", line)
    let word = message.contains("in scope") ? String(message.split(separator: "'")[1]) : line
    let error = Diagnostic(
      severity: .error,
      file: "A.swift",
      line: (text.lines.firstIndex { $0.contains(line) } ?? 0) + 1,
      column: 9 + (line.range(of: word).map { line.distance(to: $0.lowerBound) } ?? 0),
      message: message
    )
    let found = Explanations.explained([error], in: "A.swift", text: text).first
    #expect(found?.explanation?.contains(answer) == true, "\(found?.explanation ?? "nothing")")
  }

  @Test("Without the import nothing else is reported")
  func importAlone() {
    let text = feature.replacing("import ComposableArchitecture", with: "")
    let errors = [(2, "unknown attribute 'Reducer'"), (19, "type annotation missing in pattern")]
      .map { line, message in
        Diagnostic(severity: .error, file: "A.swift", line: line, column: 2, message: message)
      }
    let found = Explanations.explained(errors, in: "A.swift", text: text)
    #expect(found.map(\.explanationID) == ["import-missing"])
  }

  @Test("A test that imports its feature without `@testable` is told so, by the line of the import")
  func testable() {
    let test = """
      import Testing
      import Navigation
      struct T { let walk: Walk }
      """
    let message = "cannot find type 'Walk' in scope"
    let error = Diagnostic(severity: .error, file: "A.swift", line: 3, column: 22, message: message)
    let found = Explanations.explained(
      [error],
      in: "A.swift",
      text: test,
      support: ["struct Walk {}"]
    )
    .first
    #expect(found?.explanation?.contains("`@testable import Navigation`") == true)
    #expect(found?.line == 2)
    let visible = test.replacing("import Navigation", with: "@testable import Navigation")
    let other = Explanations.explained(
      [error],
      in: "A.swift",
      text: visible,
      support: ["struct Walk {}"]
    )
    .first
    #expect(other?.explanationID != "testable-missing")
  }

  @Test("A missing name is reported once, wherever it is used")
  func once() {
    let errors = [22, 23].map { line in
      Diagnostic(
        severity: .error,
        file: "A.swift",
        line: line,
        column: 9,
        message: "cannot find 'CancelID' in scope"
      )
    }
    let found = Explanations.explained(errors, in: "A.swift", text: feature)
    #expect(found.map(\.line) == [22])
  }

  /// The explanations of errors in the tests of a feature.
  private func explainedInTests(_ messages: [(file: String, message: String)]) -> [Diagnostic] {
    let errors = messages.enumerated().map { index, error in
      Diagnostic(
        severity: .error,
        file: error.file,
        line: index + 10,
        column: 17,
        message: error.message
      )
    }
    return Explanations.explained(errors, in: "A.swift", text: feature)
  }

  @Test("Tests beside the main actor are told so once, and not what an effect is told")
  func testsOnMainActor() {
    let call = "main actor-isolated initializer 'init(initialState:reducer:)' cannot be called from"
    let property = "main actor-isolated property 'state' cannot be accessed from"
    let found = explainedInTests([
      ("Tests/ATests.swift", call + " outside of the actor"),
      ("macro expansion #expect", property + " outside of the actor"),
      ("Tests/ATests.swift", call + " outside of the actor"),
    ])
    #expect(found.map(\.line) == [10])
    #expect(found.first?.explanation?.contains("`@MainActor` above the `struct`") == true)
    let effect = explained(call + " outside of the actor", at: "state.plain", in: feature)
    #expect(effect?.explanation?.contains("an effect does not") == true)
  }
}

extension String {
  fileprivate func distance(to index: Index) -> Int {
    utf8.distance(from: startIndex, to: index)
  }
}
