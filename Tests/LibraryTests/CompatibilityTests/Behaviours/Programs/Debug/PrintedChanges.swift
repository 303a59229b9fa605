import ComposableArchitecture

/// The standard printers write each action with the difference of the state, or the action's name
/// alone.
enum PrintedChanges: Program {
  @Reducer struct Counter {
    struct State: Equatable {
      var count = 0
      var list = [1]
    }
    enum Action: Equatable { case increment, same, add(Int) }
    var body: some Reducer<State, Action> {
      Reduce { state, action in
        switch action {
        case .increment: state.count += 1
        case .same: break
        case .add(let number): state.list.append(number)
        }
        return .none
      }
    }
  }
  @available(*, deprecated) @MainActor static func run() async {
    let store = Store(initialState: Counter.State()) { Counter()._printChanges() }
    store.send(.increment)
    store.send(.same)
    store.send(.add(5))
    try? await Task.sleep(for: .milliseconds(200))
    let labelStore = Store(initialState: Counter.State()) { Counter()._printChanges(.actionLabels) }
    labelStore.send(.increment)
    labelStore.send(.add(5))
    try? await Task.sleep(for: .milliseconds(200))
    print("count:", store.withState(\.count))
  }
}
