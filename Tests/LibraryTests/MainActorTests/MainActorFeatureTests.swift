import ComposableArchitecture
import Testing

// The manifest isolates this target to the main actor by default; Swift 6.1 needs the mark on the tests.

@MainActor
@Suite("Features on the main actor by default")
struct MainActorFeatureTests {
  @Test("A feature runs its body, and its effects send")
  func feature() async {
    let store = TestStore(initialState: Counter.State()) { Counter() }
    await store.send(.plus) { $0.count = 1 }
    await store.receive(\.answer) { $0.count = 42 }
  }

  @Test("A store of a parent runs the bodies of a child, of rows and of a destination")
  func children() {
    let row = Counter.State(count: 1)
    let store = Store(initialState: Parent.State(rows: [row])) { Parent() }
    store.send(.counter(.answer(7)))
    store.send(.rows(.element(id: row.id, action: .answer(8))))
    store.send(.show)
    store.send(.destination(.presented(.counter(.answer(9)))))
    #expect(store.counter.count == 7)
    #expect(store.rows.map(\.count) == [8])
    #expect(store.destination?[case: \.counter]?.count == 9)
  }
}

@Reducer
struct Counter {
  @ObservableState
  struct State: Equatable, Identifiable {
    var count = 0
    let id = 1
  }
  enum Action { case plus, answer(Int) }
  nonisolated enum CancelID { case answer }

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .plus:
        state.count += 1
        return .run { send in await send(.answer(42)) }.cancellable(id: CancelID.answer)
      case .answer(let number):
        state.count = number
        return .none
      }
    }
  }
}

@Reducer
struct Parent {
  @Reducer
  enum Destination { case counter(Counter) }
  @ObservableState
  struct State {
    var counter = Counter.State()
    var rows: IdentifiedArrayOf<Counter.State> = []
    @Presents var destination: Destination.State?
  }
  enum Action {
    case counter(Counter.Action)
    case rows(IdentifiedActionOf<Counter>)
    case destination(PresentationAction<Destination.Action>)
    case show
  }

  var body: some Reducer<State, Action> {
    Scope(\.counter, action: \.counter) { Counter() }
    Reduce { state, action in
      if case .show = action { state.destination = .counter(Counter.State()) }
      return .none
    }
    .forEach(\.rows, action: \.rows) { Counter() }
    .ifLet(\.$destination, action: \.destination)
  }
}
