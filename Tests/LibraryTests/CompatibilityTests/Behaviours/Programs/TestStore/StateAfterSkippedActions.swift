import ComposableArchitecture

/// The closure of a receive begins with the state in which all skipped actions are included. The
/// store's own state does so after the skip.
enum StateAfterSkippedActions: Program {
  @Reducer struct Steps {
    struct State: Equatable { var first = 0, second = 0 }
    enum Action: Equatable { case go, one(Int), two }
    var body: some Reducer<State, Action> {
      Reduce { state, action in
        switch action {
        case .go:
          state.first += 1
          state.second += 1
          return .concatenate(.send(.one(3)), .send(.two))
        case .one(let amount):
          state.first += amount
          return .none
        case .two:
          state.second += 5
          return .none
        }
      }
    }
  }
  @MainActor static func run() async {
    await issues("a receive reads what was skipped") {
      let store = TestStore(initialState: Steps.State()) { Steps() }
      store.exhaustivity = .off
      await store.send(.go)
      await store.receive(.two) {
        print("first", $0.first, "second", $0.second)
        $0.second = $0.first + 2
      }
    }
    await issues("a receive adds to what was skipped") {
      let store = TestStore(initialState: Steps.State()) { Steps() }
      store.exhaustivity = .off
      await store.send(.go)
      await store.receive(.two) {
        $0.first += 0
        $0.second += 5
      }
    }
    await issues("a send reads what was skipped") {
      let store = TestStore(initialState: Steps.State()) { Steps() }
      store.exhaustivity = .off
      await store.send(.go)
      await store.send(.one(1)) {
        print("first", $0.first, "second", $0.second)
        $0.first += 1
      }
    }
    await issues("state before and after a skip") {
      let store = TestStore(initialState: Steps.State()) { Steps() }
      store.exhaustivity = .off
      await store.send(.go)
      print("state before the skip:", store.state)
      await store.skipReceivedActions()
      print("state after the skip:", store.state)
    }
    await issues("a skip in an exhaustive test") {
      let store = TestStore(initialState: Steps.State()) { Steps() }
      await store.send(.go) {
        $0.first = 1
        $0.second = 1
      }
      await store.skipReceivedActions()
      print("state after the skip:", store.state)
      await store.send(.one(1)) {
        print("first:", $0.first)
        $0.first = 5
      }
    }
    await issues("a receive sets the whole state") {
      let store = TestStore(initialState: Steps.State()) { Steps() }
      store.exhaustivity = .off
      await store.send(.go)
      await store.receive(.two) { $0 = Steps.State(first: 4, second: 6) }
    }
  }
}

// Differs in a test: expected issues go to `expectIssue` in tests too.
// -   error
// +   expected
