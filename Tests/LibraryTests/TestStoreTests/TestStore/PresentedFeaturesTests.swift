import ComposableArchitecture
import LibraryTestHelpers
import Testing

@Suite("A test store and presented features")
@MainActor
struct PresentedFeaturesTests {
  @Test("The effects of a child end with the child")
  func effectsEnd() async {
    let store = TestStore(initialState: Screen.State()) { Screen() }
    await store.send(.present) { $0.counter = Counter.State() }
    await store.send(.counter(.presented(.forever)))
    await store.send(.counter(.dismiss)) { $0.counter = nil }
    await store.send(.push) { $0.path[id: 0] = Counter.State() }
    await store.send(.path(.element(id: 0, action: .forever)))
    await store.send(.path(.popFrom(id: 0))) { $0.path = StackState() }
  }

  @Test("The effects of a child that stays are left over")
  func effectsStay() async throws {
    let reports = await reports {
      let store = TestStore(initialState: Screen.State()) { Screen() }
      await store.send(.present) { $0.counter = Counter.State() }
      await store.send(.counter(.presented(.forever)))
    }
    #expect(reports.messages.count == 1)
    #expect(try #require(reports.messages.first).contains("presented"))
  }
}

private struct Screen: Reducer {
  struct State: Equatable {
    @PresentationState var counter: Counter.State?
    var path = StackState<Counter.State>()
  }

  @CasePathable
  enum Action {
    case counter(PresentationAction<Counter.Action>)
    case path(StackAction<Counter.State, Counter.Action>)
    case present
    case push
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .counter, .path:
        return .none
      case .present:
        state.counter = Counter.State()
        return .none
      case .push:
        state.path.append(Counter.State())
        return .none
      }
    }
    .ifLet(\.$counter, action: \.counter) { Counter() }
    .forEach(\.path, action: \.path) { Counter() }
  }
}
