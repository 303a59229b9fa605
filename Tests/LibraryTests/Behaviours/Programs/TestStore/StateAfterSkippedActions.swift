import ComposableArchitecture

/// Without exhaustivity: what the closure of a receive begins with after skipped actions.
enum StateAfterSkippedActions: Program {
  @Reducer struct F {
    struct State: Equatable { var a = 0, b = 0 }
    enum Action: Equatable { case go, one(Int), two }
    var body: some Reducer<State, Action> {
      Reduce { s, x in
        switch x {
        case .go:
          s.a += 1
          s.b += 1
          return .concatenate(.send(.one(3)), .send(.two))
        case .one(let i):
          s.a += i
          return .none
        case .two:
          s.b += 5
          return .none
        }
      }
    }
  }
  @MainActor static func run() async {
    await issues("reads") {
      let t = TestStore(initialState: F.State()) { F() }
      t.exhaustivity = .off
      await t.send(.go)
      await t.receive(.two) {
        print("a", $0.a, "b", $0.b)
        $0.b = $0.a + 2
      }
    }
    await issues("adds") {
      let t = TestStore(initialState: F.State()) { F() }
      t.exhaustivity = .off
      await t.send(.go)
      await t.receive(.two) {
        $0.a += 0
        $0.b += 5
      }
    }
    await issues("send reads") {
      let t = TestStore(initialState: F.State()) { F() }
      t.exhaustivity = .off
      await t.send(.go)
      await t.send(.one(1)) {
        print("a", $0.a, "b", $0.b)
        $0.a += 1
      }
    }
    await issues("state") {
      let t = TestStore(initialState: F.State()) { F() }
      t.exhaustivity = .off
      await t.send(.go)
      print(t.state)
      await t.skipReceivedActions()
      print(t.state)
    }
    await issues("on, then skip") {
      let t = TestStore(initialState: F.State()) { F() }
      await t.send(.go) {
        $0.a = 1
        $0.b = 1
      }
      await t.skipReceivedActions()
      print(t.state)
      await t.send(.one(1)) {
        print($0.a)
        $0.a = 5
      }
    }
    await issues("whole") {
      let t = TestStore(initialState: F.State()) { F() }
      t.exhaustivity = .off
      await t.send(.go)
      await t.receive(.two) { $0 = F.State(a: 4, b: 6) }
    }
  }
}

// Differs in a test: expected issues go to `expectIssue` in tests too.
// -   error
// +   expected
