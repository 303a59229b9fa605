import Testing

@testable import Composition

@MainActor
@Suite("4.10 Scope the store", .timeLimit(.minutes(5))) struct ScopeTheStoreTests {
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

  /// An app with its scoped stores.
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

  private func text(_ actions: [AppAction]) -> String {
    let texts = actions.map { action in
      switch action {
      case .action1(.child(.setFoo(let foo))): ".action1(.child(.setFoo(\(foo))))"
      case .action1(.setBar(let bar)): ".action1(.setBar(\(bar)))"
      case .action2(.setBaz(let baz)): ".action2(.setBaz(\(baz)))"
      }
    }
    return texts.isEmpty ? "nothing" : texts.joined(separator: ", ")
  }

  @Test("What a scoped store is sent reaches the app as an action of the app")
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
      Three scoped stores were sent an action each. The app's reducer should get \(text(expected)), \
      and it got \(text(app.log.actions)). Look at `dispatch` of the store that `scope` makes: which \
      function makes an action of the app?
      """
    )
  }

  @Test("A change in a scoped store is a change in the app, and the other way round")
  func oneSource() {
    let app = App()
    app.child.send(.setFoo(4))
    app.store.send(.action2(.setBaz(5)))
    let foos = [
      app.store.state.state1.childState.foo, app.store1.state.childState.foo, app.child.state.foo,
    ]
    #expect(
      foos == [4, 4, 4] && app.store2.state.baz == 5,
      """
      A store that is scoped twice set `foo` to 4, and the root store set `baz` to 5. Read again, `foo` \
      is \(foos[0]) in the root store, \(foos[1]) in the store of state1 and \(foos[2]) in the child's, \
      and `baz` is \(app.store2.state.baz). \
      \(place(app, actions: 2, "Look at `read` of the store that `scope` makes: when does it ask?"))
      """
    )
  }

  @Test("Two stores of the same part show the same")
  func sharedPart() {
    let app = App()
    let another = app.store.scope(state: { $0.state2 }, action: { AppAction.action2($0) })
    another.send(.setBaz(9))
    #expect(
      app.store2.state.baz == 9 && another.state.baz == 9,
      """
      Two stores are scoped to the same part. One of them set `baz` to 9, and they show \
      \(app.store2.state.baz) and \(another.state.baz). \
      \(place(app, actions: 1, "Look at what a scoped store keeps for itself."))
      """
    )
  }

  @Test("An observer is notified when its part has changed, and only then")
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
      `baz`, `foo` and `bar` were changed, one after another, and three stores are observed. The notes \
      should be \(expected). They are \(app.log.notes). \
      \(place(app, actions: 3, reason(app.log.notes)))
      """
    )
  }

  @Test("Setting the same value again notifies no observer")
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
      `foo` was set to 0, which it was already; `baz` to 7, to 7 again, and back to 0. The notes should \
      be \(expected). They are \(app.log.notes). \
      \(place(app, actions: 4, reason(app.log.notes)))
      """
    )
  }

  /// Where to look, or first that the actions do not reach the app.
  private func place(_ app: App, actions: Int, _ sentence: String) -> String {
    app.log.actions.count == actions
      ? sentence
      : """
      Of \(actions) actions, \(app.log.actions.count) reached the app's reducer: look at the check for \
      that first.
      """
  }

  /// Where to look when an observer was not notified as expected.
  private func reason(_ notes: [String]) -> String {
    notes.isEmpty
      ? """
      No observer was notified at all. Look at `onAction` of the store that `scope` makes: does the \
      closure of an observer get to the root store?
      """
      : "Look at `observe`: with which state does it compare, and is that one still the last one?"
  }

  @Test("An observer may send an action, and is notified once for each change")
  func sendingObserver() {
    let app = App()
    let foos = Log()
    app.child.observe { [store2 = app.store2] state in
      foos.notes.append("foo \(state.foo)")
      // Without the limit, an observer that is notified again and again would never end.
      if foos.notes.count < 5 { store2.send(.setBaz(state.foo)) }
    }
    app.child.send(.setFoo(6))
    let order = "Look at the order in `observe`: what is remembered when the closure is called?"
    let whereToLook = foos.notes.isEmpty ? place(app, actions: 1, reason(foos.notes)) : order
    #expect(
      foos.notes == ["foo 6"] && app.store.state.state2.baz == 6,
      """
      An observer of `foo` sets `baz`. When `foo` became 6, it should be notified once, and `baz` should \
      be 6. It noted \(foos.notes), and `baz` is \(app.store.state.state2.baz). \
      \(whereToLook)
      """
    )
  }
}
