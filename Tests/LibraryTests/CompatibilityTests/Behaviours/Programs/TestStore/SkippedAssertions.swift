import ComposableArchitecture

/// A TestStore without exhaustivity skips changes and actions, and still checks what is described.
/// It shows on demand what it has skipped.
enum SkippedAssertions: Program {
  @Reducer struct Steps {
    struct State: Equatable { var first = 0, second = 0 }
    enum Action: Equatable { case go, one(Int), two, slow }
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
        case .slow: return .run { _ in try await Task.never() }
        }
      }
    }
  }
  @MainActor static func run() async {
    for show in [false, true] {
      let skips = show ? "shown" : "hidden"
      let exhaustivity: Exhaustivity = .off(showSkippedAssertions: show)
      await issues("skips \(skips): nothing is described") {
        let store = TestStore(initialState: Steps.State()) { Steps() }
        store.exhaustivity = exhaustivity
        await store.send(.go)
      }
      await issues("skips \(skips): a part is described and received") {
        let store = TestStore(initialState: Steps.State()) { Steps() }
        store.exhaustivity = exhaustivity
        await store.send(.go) { $0.first = 1 }
        await store.receive(.two) { $0.second = 6 }
      }
      await issues("skips \(skips): a part is described wrongly") {
        let store = TestStore(initialState: Steps.State()) { Steps() }
        store.exhaustivity = exhaustivity
        await store.send(.go) { $0.first = 9 }
        await store.receive(.two) {
          $0.second = 9
          $0.first = 9
        }
      }
      await issues("skips \(skips): the second action is received first") {
        let store = TestStore(initialState: Steps.State()) { Steps() }
        store.exhaustivity = exhaustivity
        await store.send(.go)
        await store.receive(.two)
        await store.receive(.one(3))
      }
      await issues("skips \(skips): an effect is still running") {
        let store = TestStore(initialState: Steps.State()) { Steps() }
        store.exhaustivity = exhaustivity
        await store.send(.slow)
      }
      await issues("skips \(skips): an action is sent before two are received") {
        let store = TestStore(initialState: Steps.State()) { Steps() }
        store.exhaustivity = exhaustivity
        await store.send(.go)
        await store.send(.two) { $0.second = 11 }
        await store.skipReceivedActions()
        print("state:", store.state)
      }
      await issues("skips \(skips): no change is described") {
        let store = TestStore(initialState: Steps.State()) { Steps() }
        store.exhaustivity = exhaustivity
        await store.send(.one(0)) { $0.first = 0 }
      }
    }
  }
}

// Differs in a test: expected issues go to `expectIssue` in tests too.
// -   error
// -   error
// +   expected
// +   expected
// -   error
// -   error
// +   expected
// +   expected
// -   error
// +   expected
// -   error
// -   error
// -   error
// +   expected
// +   expected
// +   expected
// -   error
// +   expected
// -   error
// -   error
// -   error
// +   expected
// +   expected
// +   expected
// -   error
// +   expected
