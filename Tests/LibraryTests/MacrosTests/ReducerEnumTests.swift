import ComposableArchitecture
import LibraryTestHelpers
import Testing

@testable import MacroExpansion

@MainActor
@Suite("@Reducer on enums", .timeLimit(.minutes(20)))
struct ReducerEnumTests {
  @Test("A case's feature may be made with arguments")
  func defaultValue() {
    let store = Store(initialState: Screen.State.stepping(Counting.State())) { Screen.body }
    store.send(.stepping(.increment))
    #expect(store.stepping?.count == 10)
  }

  @Test("Cases without a feature hold their values")
  func values() {
    #expect(Screen.State.empty.is(\.empty))
    #expect(Screen.State.value(3, name: "a")[case: \.value]?.name == "a")
    #expect(Screen.State.plain(4)[case: \.plain] == 4)
    #expect(Screen.State.list([1, 2]).list == [1, 2])
    #expect(Screen.State.maybe(nil).is(\.maybe))
    let store = Store(initialState: Screen.State.value(3, name: "a")) { Screen.body }
    guard case .value(let number, let name) = store.case else {
      Issue.record("The store is in another case")
      return
    }
    #expect(number == 3)
    #expect(name == "a")
  }

  @Test(
    "A case is of a feature only if its type is a name",
    arguments: [
      ("[Int]", false), ("Int?", false), ("(Int, String)", false), ("any P", false),
      ("() -> Void", false), ("@Sendable () -> Void", false), ("A & B", false),
      ("Detail", true), ("Child.Detail", true), ("Detail<[Int]>", true),
    ]
  )
  func types(type: String, isFeature: Bool) {
    let source = Expanded("Reducer", .member, "enum Screen { case a(\(type)) }").source
    #expect(source.contains("case a(\(type).State)") == isFeature)
    #expect(source.contains("case a(\(type))\n") == !isFeature)
  }

  @Test("State and action conform to what extensions add")
  func conformances() {
    #expect(Screen.State.counter(Counting.State()) == .counter(Counting.State()))
    #expect(Screen.State.counter(Counting.State(count: 1)) != .counter(Counting.State()))
    #expect(Screen.Action.counter(.increment) == .counter(.increment))
  }

  @Test("A deprecated API still works", arguments: checks(of: OlderConformances.self))
  func olderConformances(_ check: DeprecatedCheck) async throws {
    try await check.run()
  }

  @Test("An enum of features may be inside of another, by its body")
  func nested() throws {
    let store = Store(initialState: Outer.State.inner(.counter(Counting.State()))) { Outer.body }
    store.send(.inner(.counter(.increment)))
    #expect(store.inner?.counter?.count == 1)
    guard case .inner(let inner) = store.case, case .counter(let counter) = inner.case else {
      Issue.record("The store is in another case")
      return
    }
    counter.send(.increment)
    #expect(store.inner?.counter?.count == 2)
  }

  @Test("A destination in a feature is presented, changed and dismissed")
  func destination() async {
    let store = TestStore(initialState: Host.State()) { Host() }
    await store.send(.show) { $0.destination = .detail(Counting.State()) }
    await store.send(.destination(.presented(.detail(.increment)))) {
      $0.destination?.modify(\.detail) { $0.count = 1 }
    }
    await store.send(.ask) {
      $0.destination = .alert(AlertState { TextState("Sure?") })
    }
    await store.send(.destination(.presented(.alert(.yes)))) { $0.destination = nil }
    await store.send(.hint) { $0.destination = .hint(HintState(text: "Look")) }
    await store.send(.destination(.presented(.hint(.understood)))) { $0.destination = nil }
  }

  @Test("Cases may stand between #if and #endif, be indirect, and be public")
  func forms() {
    let store = Store(initialState: PublicScreen.State.first(PublicFeature.State())) {
      PublicScreen.body
    }
    store.send(.first(.go))
    #expect(store.first?.count == 1)
  }

  @Test("A reducer enum runs without a body of its own where a value is asked for")
  func asReducer() {
    var state = Screen.State.counter(Counting.State())
    _ = Screen.body.reduce(into: &state, action: .counter(.increment))
    #expect(state.counter?.count == 1)
  }
}

extension ReducerEnumTests {
  @Reducer
  enum Screen {
    /// A feature of its own.
    case counter(Counting)
    case other(Counting)
    case stepping(Counting = Counting(step: 10))
    case empty
    @ReducerCaseIgnored
    case plain(Int)
    case value(Int, name: String)
    case list([Int])
    case maybe(Int?)
  }

  @Reducer
  enum Outer {
    case inner(Inner.Body = Inner.body)
    case other(Counting)

    @Reducer
    enum Inner {
      case counter(Counting)
      case nothing
    }
  }

  struct HintState: Equatable, _EphemeralState {
    enum Action: Equatable { case understood }
    var text: String
  }

  @Reducer
  struct Host {
    @Reducer
    enum Destination {
      case detail(Counting)
      case alert(AlertState<Alert>)
      @ReducerCaseEphemeral
      case hint(HintState)

      @CasePathable
      enum Alert { case yes, no }
    }

    @ObservableState
    struct State: Equatable {
      @Presents var destination: Destination.State?
    }

    enum Action { case show, ask, hint, destination(PresentationAction<Destination.Action>) }

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .show: state.destination = .detail(Counting.State())
        case .ask: state.destination = .alert(AlertState { TextState("Sure?") })
        case .hint: state.destination = .hint(HintState(text: "Look"))
        case .destination: break
        }
        return .none
      }
      .ifLet(\.$destination, action: \.destination)
    }
  }
}

extension ReducerEnumTests.Screen.State: Equatable {}
extension ReducerEnumTests.Screen.Action: Equatable {}
extension ReducerEnumTests.Host.Destination.State: Equatable {}

@Reducer
public enum PublicScreen {
  #if compiler(>=5.9)
    case first(PublicFeature)
  #else
    case second(PublicFeature)
  #endif
  indirect case third(PublicFeature)
}

@MainActor
private struct OlderConformances: DeprecatedChecks {
  @available(*, deprecated)
  nonisolated static var checks: [DeprecatedCheck] {
    [
      DeprecatedCheck("state and action conform to what the macro's arguments name") {
        let first = Older.ByArguments.State.counter(Counting.State())
        #expect(first == .counter(Counting.State()))
        #expect(Older.ByArguments.Action.counter(.increment) == .counter(.increment))
        func needsSendable(_: some Sendable) {}
        needsSendable(first)
        #expect(Older.StateOnly.State.counter(Counting.State()) == .counter(Counting.State()))
        #expect(Older.ActionOnly.Action.counter(.increment) == .counter(.increment))
      }
    ]
  }
}

@available(*, deprecated)
private enum Older {
  @Reducer(state: .equatable, .sendable, action: .equatable)
  enum ByArguments { case counter(Counting) }

  @Reducer(state: .equatable)
  enum StateOnly { case counter(Counting) }

  @Reducer(action: .equatable)
  enum ActionOnly { case counter(Counting) }
}
