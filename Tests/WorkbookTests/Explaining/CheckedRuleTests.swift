import Testing

@testable import WorkbookKit

@Suite("What explanations look up in the code") struct CheckedRuleTests {
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

  @Test(
    "A name is answered with what is declared",
    arguments: [
      ("cannot find 'Meal' in scope", "`State.Meal`"),
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

  @Test("Of a join that fits nothing is claimed")
  func fittingJoin() {
    let join = "Scope(\\.counter, action: \\.counter) { Counter() }"
    let text = changed("    Reduce { state", "    \(join)\n    Reduce { state")
    let found = explained("failed to produce diagnostic for expression", at: "body", in: text)
    #expect(found?.explanationID == "reduce-gave-up")
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
    let found = Explanations.explained(errors, in: "A.swift", text: feature, forms: .listed)
    #expect(found.map(\.message) == [messages[0]])
    #expect(found.first?.explanationID == "unknown-type")
  }

  @Test("Without the import nothing else is reported")
  func importAlone() {
    let text = feature.replacing("import ComposableArchitecture", with: "")
    let errors = [(2, "unknown attribute 'Reducer'"), (19, "type annotation missing in pattern")]
      .map { line, message in
        Diagnostic(severity: .error, file: "A.swift", line: line, column: 2, message: message)
      }
    let found = Explanations.explained(errors, in: "A.swift", text: text, forms: .listed)
    #expect(found.map(\.explanationID) == ["import-missing"])
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
    let found = Explanations.explained(errors, in: "A.swift", text: feature, forms: .listed)
    #expect(found.map(\.line) == [22])
  }
}
