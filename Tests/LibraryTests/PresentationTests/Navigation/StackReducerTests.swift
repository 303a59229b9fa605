import ComposableArchitecture
import LibraryTestHelpers
import Testing

@MainActor
@Suite("Stacks")
struct StackReducerTests {
  @Test("In a test, an element may be pushed again under the id it had")
  func pushAgain() async {
    let store = TestStore(initialState: Stacker.State()) { Stacker() }
    store.exhaustivity = .off
    await store.send(.path(.push(id: 0, state: Sheet.State(id: 5))))
    await store.send(.path(.popFrom(id: 0)))
    await store.send(.path(.push(id: 0, state: Sheet.State(id: 5)))) {
      $0.path[id: 0] = Sheet.State(id: 5)
    }
    #expect(store.state.path.ids == [0])
  }
}

@Reducer
struct Stacker {
  @ObservableState
  struct State: Equatable { var path = StackState<Sheet.State>() }

  enum Action { case path(StackActionOf<Sheet>) }

  var body: some ReducerOf<Self> {
    EmptyReducer().forEach(\.path, action: \.path) { Sheet() }
  }
}
