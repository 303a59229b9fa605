import ComposableArchitecture

/// A TestStore without exhaustivity: what is skipped, with and without showing it.
enum SkippedAssertions: Program {
  @Reducer struct F {
    struct State: Equatable { var a = 0, b = 0 }
    enum Action: Equatable { case go, one(Int), two, slow }
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
        case .slow: return .run { _ in try await Task.never() }
        }
      }
    }
  }
  @MainActor static func run() async {
    for show in [false, true] {
      let e: Exhaustivity = .off(showSkippedAssertions: show)
      await issues("nothing \(show)") {
        let t = TestStore(initialState: F.State()) { F() }
        t.exhaustivity = e
        await t.send(.go)
      }
      await issues("part \(show)") {
        let t = TestStore(initialState: F.State()) { F() }
        t.exhaustivity = e
        await t.send(.go) { $0.a = 1 }
        await t.receive(.two) { $0.b = 6 }
      }
      await issues("wrong \(show)") {
        let t = TestStore(initialState: F.State()) { F() }
        t.exhaustivity = e
        await t.send(.go) { $0.a = 9 }
        await t.receive(.two) {
          $0.b = 9
          $0.a = 9
        }
      }
      await issues("second first \(show)") {
        let t = TestStore(initialState: F.State()) { F() }
        t.exhaustivity = e
        await t.send(.go)
        await t.receive(.two)
        await t.receive(.one(3))
      }
      await issues("slow \(show)") {
        let t = TestStore(initialState: F.State()) { F() }
        t.exhaustivity = e
        await t.send(.slow)
      }
      await issues("send between \(show)") {
        let t = TestStore(initialState: F.State()) { F() }
        t.exhaustivity = e
        await t.send(.go)
        await t.send(.two) { $0.b = 11 }
        await t.skipReceivedActions()
        print(t.state)
      }
      await issues("same \(show)") {
        let t = TestStore(initialState: F.State()) { F() }
        t.exhaustivity = e
        await t.send(.one(0)) { $0.a = 0 }
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
