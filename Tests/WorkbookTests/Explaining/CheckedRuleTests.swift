import Testing

@testable import WorkbookKit

@Suite("What explanations look up in the code", .timeLimit(.minutes(5))) struct CheckedRuleTests {
  /// The first explanation of an error at the first place of a word in a text.
  private func explained(_ message: String, at word: String, in text: String) -> Diagnostic? {
    let lines = text.lines
    let line = lines.firstIndex { $0.contains(word) } ?? 0
    let start = lines[line].range(of: word)?.lowerBound ?? lines[line].startIndex
    let error = Diagnostic(
      severity: .error,
      file: "A.swift",
      line: line + 1,
      column: lines[line].utf8.distance(from: lines[line].startIndex, to: start) + 1,
      message: message
    )
    return Explanations.explained([error], in: "A.swift", text: text).first
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

  @Test("A `return` is missing before a call only if the function is known to return an effect")
  func lostReturnOfACall() {
    let message = "missing return in closure expected to return 'Effect<Feature.Action>'"
    let call = changed("state.plain = nil\n        return .none", "save(state.plain)")
    let helper = "\nfunc save(_ page: Page.State?) -> Effect<Feature.Action> { .none }\n"
    let found = explained(message, at: "(state.plain)", in: call + helper)
    #expect(found?.explanation?.contains("`return` is missing before `save(…)`") == true)
    let other = helper.replacing("Effect<Feature.Action> { .none }", with: "Int { 1 }")
    #expect(
      explained(message, at: "(state.plain)", in: call + other)?.explanation?.contains("save")
        == false
    )
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

  @Test("A client that is built in a preview is given its endpoints instead")
  func clientInAPreview() {
    let message = "'Facts' cannot be constructed because it has no accessible initializers"
    let client = """

      @DependencyClient struct Facts { var fetch: @Sendable (Int) async throws -> String }
      #Preview {
        Store() { Page() } withDependencies: { $0.facts = Facts(fetch: { _ in "" }) }
      }
      """
    let found = explained(message, at: "Facts(fetch", in: feature + client)
    #expect(found?.explanation?.contains("`$0.facts.fetch = { … }`") == true)
    let outside = feature + client.replacing("#Preview", with: "func f()")
    #expect(explained(message, at: "Facts(fetch", in: outside)?.explanationID != "macro-not-seen")
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
    let effect = explained(message.replacing("%", with: "Effect<Int>"), at: "nil", in: feature)
    #expect(effect?.explanationID == "effect-of-another-feature")
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
      ("Scope(state: \\.counter, action: \\.counter) { Clocks() }", "`Counter()`"),
      ("Scope(state: \\.counter, action: \\.counter) { Counter }", "`Counter()`"),
      ("Scope(state: \\.countr, action: \\.counter) { Counter() }", "`counter`"),
      ("Scope(state: \\.counter, action: \\.countr) { Counter() }", "`counter`"),
      ("Scope(state: \\.counter, action: .counter) { Counter() }", "`\\.counter`"),
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
    let join = "Scope(state: \\.counter, action: \\.counter) { Counter() }"
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

  @Test("A test's key path through an enum without `@CasePathable` names the enum")
  func unmarkedEnum() {
    let message = "subscript 'subscript(member:)' requires that '%' conform to 'CasePathable'"
    let place = "Tests/ATests.swift"
    let found = explainedInTests([
      (place, message.replacing("%", with: "Counter.Action.Delegate"))
    ])
    #expect(found.first?.explanation?.contains("`Action.Delegate` is not") == true)
    let other = explainedInTests([(place, message.replacing("%", with: "Counter"))])
    #expect(other.first?.explanationID != "not-case-pathable")
  }
}
