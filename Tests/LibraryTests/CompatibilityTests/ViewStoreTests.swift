import ComposableArchitecture
import Testing

@MainActor
@Suite("View stores", .timeLimit(.minutes(1)))
struct ViewStoreTests {
  @Test("A view store shows a part of the state and sends actions")
  func observe() {
    let store = makeStore()
    let viewStore = ViewStore(store, observe: { $0 })
    viewStore.send(.add(2))
    #expect(viewStore.count == 2)
    #expect(viewStore.state == State(count: 2))
    let text = ViewStore(store, observe: { "\($0.count)" })
    #expect(text.state == "2")
  }

  @Test("It may have actions of its own")
  func viewActions() {
    let viewStore = ViewStore<Int, Bool>(
      makeStore(),
      observe: { $0.count },
      send: { isUp in Action.add(isUp ? 1 : -1) }
    )
    viewStore.send(true)
    viewStore.send(true)
    viewStore.send(false)
    #expect(viewStore.state == 1)
  }

  @Test("Of values that look the same, the first is kept")
  func duplicates() {
    let store = makeStore()
    let viewStore = ViewStore(store, observe: { $0 }) { $0.count / 10 == $1.count / 10 }
    store.send(.add(5))
    #expect(viewStore.count == 0)
    store.send(.add(5))
    #expect(viewStore.count == 10)
  }

  @Test("A view can wait while a condition holds")
  func while_() async {
    let viewStore = ViewStore(makeStore(), observe: { $0 })
    await viewStore.send(.refresh) { $0.isLoading }
    #expect(viewStore.count == 10)
    await viewStore.yield { $0.isLoading }
  }

  @Test("Who waits and is cancelled, cancels the effects")
  func cancelledWait() async {
    let store = makeStore()
    let viewStore = ViewStore(store, observe: { $0 })
    let task = Task { await viewStore.send(.refreshForever) { $0.isLoading } }
    while !viewStore.isLoading { await Task.yield() }
    task.cancel()
    await task.value
    while viewStore.count == 0 { await Task.yield() }
    #expect(viewStore.count == -1)
  }

  private func makeStore() -> Store<State, Action> {
    Store(initialState: State()) {
      Reduce { state, action in
        switch action {
        case .add(let number):
          state.count += number
          return .none
        case .loaded:
          state = State(count: 10)
          return .none
        case .refresh:
          state.isLoading = true
          return .run { send in await send(.loaded) }
        case .refreshForever:
          state.isLoading = true
          let store = LockIsolated(false)
          return .run { send in
            try? await Task.never()
            store.setValue(Task.isCancelled)
            await Task { await send(.add(-1)) }.value
          }
        }
      }
    }
  }

  struct State: Equatable {
    var count = 0
    var isLoading = false
  }

  enum Action { case add(Int), loaded, refresh, refreshForever }
}
