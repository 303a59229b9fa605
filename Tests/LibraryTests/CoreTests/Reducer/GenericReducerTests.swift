import ComposableArchitecture
import LibraryTestHelpers
import Testing

@MainActor
@Suite("Reducers that are generic")
struct GenericReducerTests {
  @Test("A feature may be generic over another feature")
  func feature() {
    let store = Store(initialState: Counted<Setting<Int>>.State(base: .init(value: 2))) {
      Counted(base: Setting<Int>())
    }
    store.send(.base(.set(4)))
    store.send(.nothing)
    #expect(store.currentState.base.value == 4)
    #expect(store.currentState.count == 2)
  }
}

@Reducer
private struct Setting<Value: Equatable & Sendable> {
  @ObservableState
  struct State: Equatable {
    var value: Value
  }

  enum Action {
    case set(Value)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .set(let value):
        state.value = value
        return .none
      }
    }
  }
}

@Reducer
private struct Counted<Base: Reducer> {
  struct State {
    var base: Base.State
    var count = 0
  }

  enum Action {
    case base(Base.Action)
    case nothing
  }

  let base: Base

  var body: some Reducer<State, Action> {
    Scope(\.base, action: \.base) { base }
    Reduce { state, _ in
      state.count += 1
      return .none
    }
  }
}
