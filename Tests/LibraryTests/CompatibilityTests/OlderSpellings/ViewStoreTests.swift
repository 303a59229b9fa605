import ComposableArchitecture
import LibraryTestHelpers
import TerminalUI
import Testing

/// View stores.
@MainActor
struct ViewStores: DeprecatedChecks {
  @available(*, deprecated)
  nonisolated static var checks: [DeprecatedCheck] {
    [
      DeprecatedCheck("A view store shows a part of the state and sends actions") {
        ViewStores().observe()
      },
      DeprecatedCheck("It may have actions of its own") { ViewStores().viewActions() },
      DeprecatedCheck("Of values that look the same, the first is kept") {
        ViewStores().duplicates()
      },
      DeprecatedCheck("A view can wait while a condition holds") { await ViewStores().while_() },
      DeprecatedCheck("Who waits and is cancelled, cancels the effects") {
        await ViewStores().cancelledWait()
      },
      DeprecatedCheck("A view store's binding reads the state and sends actions") {
        ViewStores().viewStoreBinding()
      },
      DeprecatedCheck("A view store has bindings of marked fields") { ViewStores().markedFields() },
      DeprecatedCheck("A marked field without BindingReducer is reported where it is declared") {
        try await ViewStores().missingBindingReducerMarked()
      },
    ]
  }

  @available(*, deprecated)
  func observe() {
    let store = makeStore()
    let viewStore = ViewStore(store, observe: { $0 })
    viewStore.send(.add(2))
    #expect(viewStore.count == 2)
    #expect(viewStore.state == State(count: 2))
    let text = ViewStore(store, observe: { "\($0.count)" })
    #expect(text.state == "2")
  }

  @available(*, deprecated)
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

  @available(*, deprecated)
  func duplicates() {
    let store = makeStore()
    let viewStore = ViewStore(store, observe: { $0 }) { $0.count / 10 == $1.count / 10 }
    store.send(.add(5))
    #expect(viewStore.count == 0)
    store.send(.add(5))
    #expect(viewStore.count == 10)
  }

  @available(*, deprecated)
  func while_() async {
    let viewStore = ViewStore(makeStore(), observe: { $0 })
    await viewStore.send(.refresh) { $0.isLoading }
    #expect(viewStore.count == 10)
    await viewStore.yield { $0.isLoading }
  }

  @available(*, deprecated)
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

  @available(*, deprecated)
  func viewStoreBinding() {
    let viewStore = ViewStore(makeStore(), observe: { $0 })
    let sum = viewStore.binding(get: \.count, send: { .add($0) })
    sum.wrappedValue = 3
    #expect(sum.wrappedValue == 3)
    let less = viewStore.binding(get: \.count, send: .add(-1))
    less.wrappedValue = 9
    #expect(sum.wrappedValue == 2)
  }

  @available(*, deprecated)
  func markedFields() {
    let store = Store(initialState: OldForm.State()) { OldForm() }
    let viewStore = ViewStore(store, observe: { $0 })
    let name: Binding<String> = viewStore.$name
    name.wrappedValue = "Blob"
    #expect(viewStore.name == "Blob")
    #expect(viewStore.changes == 1)
    let email: Binding<String> = viewStore.$user.email
    email.wrappedValue = "b@example.com"
    #expect(viewStore.user.email == "b@example.com")
  }

  @available(*, deprecated)
  func missingBindingReducerMarked() async throws {
    let reports = await reports {
      let store = Store(initialState: OldFormWithoutBindingReducer.State()) {
        OldFormWithoutBindingReducer()
      }
      ViewStore(store, observe: { $0 }).$name.wrappedValue = "Blob"
    }
    #expect(reports.messages.count == 1)
    let message = try #require(reports.messages.first)
    #expect(message.contains("\"BindingReducer()\""))
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
