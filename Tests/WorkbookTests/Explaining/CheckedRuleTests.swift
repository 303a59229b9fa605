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

  @Test(
    "A name is answered with what is declared",
    arguments: [
      ("cannot find 'stte' in scope", "`state`"),
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

  @Test("What a broken type brings with it is not reported")
  func brokenType() {
    let messages = [
      "'ID' is not a member type of struct 'Module.Page'", "'nil' requires a contextual type",
      "no exact matches in call to instance method 'ifLet'",
      "type 'KeyPath<Case<Feature.Action>, Case<AssociatedValue>>' has no member 'counter'",
    ]
    let errors = messages.enumerated().map { index, message in
      Diagnostic.error(message, line: index + 6, column: 5)
    }
    let found = WorkbookTests.explained(placed: errors, in: feature)
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

  /// The explanations of errors in the tests of a feature.
  private func explainedInTests(_ messages: [(file: String, message: String)]) -> [Diagnostic] {
    let errors = messages.enumerated().map { index, error in
      Diagnostic.error(error.message, line: index + 10, column: 17, file: error.file)
    }
    return WorkbookTests.explained(placed: errors, in: feature)
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
    #expect(found.first?.explanation?.contains("`@MainActor` before the test") == true)
    let effect = explained(property + " outside of the actor", at: "state.plain", in: feature)
    #expect(effect?.explanation?.contains("an effect does not") == true)
  }
}
