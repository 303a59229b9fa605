import ComposableArchitecture
import LibraryTestHelpers
import Testing

@Suite("A test store and presented features")
@MainActor
struct PresentedFeaturesTests {
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
  }

  @CasePathable
  enum Action {
    case counter(PresentationAction<Counter.Action>)
    case present
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .counter:
        return .none
      case .present:
        state.counter = Counter.State()
        return .none
      }
    }
    .ifLet(\.$counter, action: \.counter) { Counter() }
  }
}
