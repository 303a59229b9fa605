import Testing

@testable import Composition

@MainActor
@Suite("4.7 Scope the store") struct ScopeTheStoreTests {
  typealias AppState = ScopeTheStore.AppState
  typealias AppAction = ScopeTheStore.AppAction
  typealias Action1 = ScopeTheStore.Action1
  typealias MiniStore = ScopeTheStore.MiniStore
  typealias State1_1 = ScopeTheStore.State1_1

  /// Keeps what happens in a test.
  private final class Log {
    var actions: [AppAction] = []
    var notes: [String] = []
  }

  /// An app with its slices.
  private struct App {
    let log = Log()
    let store: MiniStore<AppState, AppAction>
    let store1: MiniStore<ScopeTheStore.State1, Action1>
    let child: MiniStore<State1_1, ScopeTheStore.ChildAction>
    let store2: MiniStore<ScopeTheStore.State2, ScopeTheStore.Action2>

    @MainActor
    init() {
      store = MiniStore(initialState: AppState()) { [log] state, action in
        log.actions.append(action)
        switch action {
        case .action1(.setBar(let bar)): state.state1.bar = bar
        case .action1(.child(.setFoo(let foo))): state.state1.childState.foo = foo
        case .action2(.setBaz(let baz)): state.state2.baz = baz
        }
      }
      store1 = store.scope(state: { $0.state1 }, action: { .action1($0) })
      child = store1.scope(state: { $0.childState }, action: { .child($0) })
      store2 = store.scope(state: { $0.state2 }, action: { .action2($0) })
    }

    @MainActor
    func observeAll() {
      store1.observe { [log] in log.notes.append("state1 bar \($0.bar) foo \($0.childState.foo)") }
      child.observe { [log] in log.notes.append("child foo \($0.foo)") }
      store2.observe { [log] in log.notes.append("state2 baz \($0.baz)") }
    }
  }

  @Test("What a slice is sent reaches the app as an action of the app")
  func wrapping() {
    let app = App()
    app.store1.send(.setBar(1))
    app.child.send(.setFoo(2))
    app.store2.send(.setBaz(3))
    let expected: [AppAction] = [
      .action1(.setBar(1)), .action1(.child(.setFoo(2))), .action2(.setBaz(3)),
    ]
    #expect(
      app.log.actions == expected,
      """
      Three slices were sent an action each. The app's reducer should have seen \(expected), and it \
      saw \(app.log.actions). Which function makes the app's action of a part's?
      """
    )
  }

  @Test("A change in a slice is a change in the app, and the other way round")
  func oneSource() {
    let app = App()
    app.child.send(.setFoo(4))
    app.store.send(.action2(.setBaz(5)))
    #expect(
      app.store.state.state1.childState.foo == 4 && app.store1.state.childState.foo == 4
        && app.child.state.foo == 4 && app.store2.state.baz == 5,
      """
      `foo` was set to 4 through a slice of a slice, and `baz` to 5 through the app. Read back: \
      foo \(app.store.state.state1.childState.foo) in the app, \(app.store1.state.childState.foo) in \
      state1, \(app.child.state.foo) in the child; baz \(app.store2.state.baz). \
      A slice holds no state of its own: it asks whenever it is asked.
      """
    )
  }

  @Test("Two slices of the same part show the same")
  func twoSlices() {
    let app = App()
    let another = app.store.scope(state: { $0.state2 }, action: { AppAction.action2($0) })
    another.send(.setBaz(9))
    #expect(
      app.store2.state.baz == 9 && another.state.baz == 9,
      """
      `baz` was set to 9 through one slice; the two slices show \(app.store2.state.baz) and \
      \(another.state.baz).
      """
    )
  }

  @Test("Whoever watches a slice hears of its changes, and of no others")
  func observing() {
    let app = App()
    app.observeAll()
    app.store2.send(.setBaz(1))
    app.child.send(.setFoo(2))
    app.store1.send(.setBar(3))
    let expected = [
      "state2 baz 1", "state1 bar 0 foo 2", "child foo 2", "state1 bar 3 foo 2",
    ]
    #expect(
      app.log.notes == expected,
      """
      After a change of `baz`, of `foo` and of `bar`, those who watch should have noted \
      \(expected). They noted \(app.log.notes). With what is a new state compared?
      """
    )
  }

  @Test("Writing the same value again wakes nobody")
  func sameValue() {
    let app = App()
    app.observeAll()
    app.child.send(.setFoo(0))
    app.store2.send(.setBaz(7))
    app.store2.send(.setBaz(7))
    app.store2.send(.setBaz(0))
    let expected = ["state2 baz 7", "state2 baz 0"]
    #expect(
      app.log.notes == expected,
      """
      `foo` was set to 0, where it was already; `baz` to 7, to 7 again, and back to 0. Noted should \
      be \(expected), and it is \(app.log.notes). What has to be remembered after each change?
      """
    )
  }
}
