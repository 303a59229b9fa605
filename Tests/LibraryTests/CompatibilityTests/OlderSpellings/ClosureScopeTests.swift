import ComposableArchitecture
import LibraryTestHelpers
import Testing

/// Stores scoped by functions.
@MainActor
struct ClosureScopes: DeprecatedChecks {
  @available(*, deprecated)
  nonisolated static var checks: [DeprecatedCheck] {
    [
      DeprecatedCheck("They read a part of the state and send its actions") {
        let store = Store(initialState: Parent.State()) { Parent() }
        let child = store.scope(state: { $0.child }, action: { Parent.Action.child($0) })
        child.send(.increment)
        #expect(child.count == 1)
        #expect(store.child.count == 1)
      }
    ]
  }

  @Reducer
  struct Parent {
    @ObservableState
    struct State: Equatable { var child = Counting.State() }

    enum Action { case child(Counting.Action) }

    var body: some ReducerOf<Self> {
      Scope(\.child, action: \.child) { Counting() }
    }
  }
}
