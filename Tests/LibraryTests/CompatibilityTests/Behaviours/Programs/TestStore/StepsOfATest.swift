import ComposableArchitecture

/// Steps of a TestStore, exhaustive and not: sends, receives, skips, timeouts and predicates, right
/// and wrong.
enum StepsOfATest: Program {
  @Reducer struct Steps {
    @ObservableState struct State: Equatable {
      var count = 0
      var text = ""
    }
    enum Action: Equatable { case go, one(Int), two, quiet, hang, text(String) }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .go:
          return .run { send in
            await send(.one(1))
            await send(.one(2))
            await send(.two)
          }
        case .one(let number):
          state.count += number
          return .none
        case .two:
          state.text = "two"
          return .none
        case .quiet: return .none
        case .hang: return .run { _ in try await Task.never() }
        case .text(let text):
          state.text = text
          state.count = -1
          return .none
        }
      }
    }
  }
  @MainActor static func makeTestStore() -> TestStoreOf<Steps> {
    TestStore(initialState: Steps.State()) { Steps() }
  }
  @MainActor static func run() async {
    await issues("all actions are received") {
      let store = makeTestStore()
      await store.send(.go)
      await store.receive(.one(1)) { $0.count = 1 }
      await store.receive(\.one, 2) { $0.count = 3 }
      await store.receive(\.two) { $0.text = "two" }
    }
    await issues("two payloads are wrong") {
      let store = makeTestStore()
      await store.send(.go)
      await store.receive(.one(5)) { $0.count = 1 }
      await store.receive(\.one, 7) { $0.count = 3 }
      await store.receive(\.two) { $0.text = "two" }
    }
    await issues("the last action is received first") {
      let store = makeTestStore()
      await store.send(.go)
      await store.receive(\.two) { $0.text = "two" }
      await store.receive(\.one) { $0.count = 1 }
    }
    await issues("no change, described in three ways") {
      let store = makeTestStore()
      await store.send(.quiet) { _ in }
      await store.send(.quiet) { $0.count = 0 }
      await store.send(.quiet) { $0.count = 1 }
    }
    await issues("only the last action is received, without exhaustivity") {
      let store = makeTestStore()
      store.exhaustivity = .off
      await store.send(.go)
      await store.receive(\.two) { $0.text = "two" }
      print("count:", store.state.count)
    }
    await issues("a wrong and a right description, without exhaustivity") {
      let store = makeTestStore()
      store.exhaustivity = .off
      await store.send(.text("a")) { $0.text = "b" }
      await store.send(.text("a")) { $0.count = -1 }
    }
    await issues("no action comes, without exhaustivity") {
      let store = makeTestStore()
      store.exhaustivity = .off
      await store.send(.quiet)
      await store.receive(\.two)
    }
    await issues("no action comes") {
      let store = makeTestStore()
      await store.send(.quiet)
      await store.receive(\.two)
    }
    await issues("exhaustivity is off for one receive") {
      let store = makeTestStore()
      await store.send(.go)
      store.exhaustivity = .off
      await store.receive(\.two)
      store.exhaustivity = .on
      await store.send(.text("z")) {
        $0.text = "z"
        $0.count = -1
      }
    }
    await issues("exhaustivity is off for a send and a receive") {
      let store = makeTestStore()
      await store.withExhaustivity(.off) {
        await store.send(.go)
        await store.receive(\.two)
      }
      await store.send(.quiet)
    }
    await issues("received actions are skipped twice") {
      let store = makeTestStore()
      await store.send(.go)
      await store.skipReceivedActions()
      print("count and text:", store.state.count, store.state.text)
      await store.skipReceivedActions()
    }
    await issues("nothing is skipped, leniently") {
      let store = makeTestStore()
      await store.skipReceivedActions(strict: false)
      await store.skipInFlightEffects(strict: false)
    }
    await issues("an effect in flight is skipped twice") {
      let store = makeTestStore()
      await store.send(.hang)
      await store.skipInFlightEffects()
      await store.skipInFlightEffects()
    }
    await issues("two of three actions are not received") {
      let store = makeTestStore()
      await store.send(.go)
      await store.receive(\.one) { $0.count = 1 }
    }
    await issues("an effect runs on after the test") {
      let store = makeTestStore()
      await store.send(.hang)
    }
    await issues("finish times out, and the effect runs on") {
      let store = makeTestStore()
      await store.send(.hang)
      await store.finish(timeout: .milliseconds(10))
    }
    await issues("a task's finish times out, and the task is cancelled") {
      let store = makeTestStore()
      let task = await store.send(.hang)
      await task.finish(timeout: .milliseconds(10))
      await task.cancel()
    }
    await issues("an action is sent before others are received") {
      let store = makeTestStore()
      await store.send(.go)
      await settle()
      await store.send(.quiet)
      await store.skipReceivedActions()
    }
    await issues("an action is sent before others are received, without exhaustivity") {
      let store = makeTestStore()
      store.exhaustivity = .off
      await store.send(.go)
      await settle()
      await store.send(.quiet) {
        $0.count = 3
        $0.text = "two"
      }
    }
    await issues("predicates, the second out of order") {
      let store = makeTestStore()
      await store.send(.go)
      await store.receive {
        $0 == .one(1)
      } assert: {
        $0.count = 1
      }
      await store.receive {
        $0 == .two
      } assert: {
        $0.count = 3
      }
      store.exhaustivity = .off
      await store.receive { if case .two = $0 { true } else { false } }
    }
    await issues("a description that throws") {
      let store = makeTestStore()
      struct Failure: Error {}
      await store.send(.text("a")) { _ in throw Failure() }
    }
    await issues("a right and a wrong assert") {
      let store = makeTestStore()
      await store.send(.text("q")) {
        $0.text = "q"
        $0.count = -1
      }
      store.assert { $0.count = -1 }
      store.assert { $0.count = 4 }
    }
  }
}

// Differs in a test: expected issues go to `expectIssue` in tests too.
// +   expected
// -   error
// -   error
// +   expected
// -   error
// +   expected
