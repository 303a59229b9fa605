import Testing

@testable import Composition

@MainActor
@Suite("4.22 Scope from the inside", .timeLimit(.minutes(20))) struct ScopeFromTheInsideTests {
  typealias PlainReducer = ScopeFromTheInside.PlainReducer

  private struct Pair: Equatable {
    var left = 0
    var right = 0
  }

  private enum PairAction {
    case left(Int)
    case right(Int)

    var left: Int? { if case .left(let number) = self { number } else { nil } }
    var right: Int? { if case .right(let number) = self { number } else { nil } }
  }

  @Test("Combined reducers run one after the other, in order")
  func combining() {
    let reducer: PlainReducer<[String], Int> = ScopeFromTheInside.combine(
      { log, number in log.append("first \(number)") },
      { log, number in log.append("second \(number)") },
      { log, number in log.append("third \(number)") }
    )
    var log: [String] = []
    reducer(&log, 7)
    #expect(
      log == ["first 7", "second 7", "third 7"],
      """
      Three reducers were combined and given the action 7. Each should note it once, in the order in \
      which they were combined. They noted \(log). Look at how `combine` goes through `reducers`.
      """
    )
  }

  /// A reducer for the right part of a pair.
  private let rightReducer: PlainReducer<Pair, PairAction> = ScopeFromTheInside.pullback(
    { part, number in part = part * 10 + number },
    state: \.right,
    action: \PairAction.right
  )

  @Test("A reducer that is pulled back changes its part of the whole")
  func pullingBack() {
    var pair = Pair(left: 1, right: 2)
    rightReducer(&pair, .right(5))
    #expect(
      pair == Pair(left: 1, right: 25),
      """
      The right part was 2, and its reducer makes it 25. The pair should be (1, 25), and it is \
      (\(pair.left), \(pair.right)). Look at what `pullback` hands to `reducer`: is it the part itself?
      """
    )
  }

  @Test("A reducer that is pulled back leaves other actions alone")
  func otherActions() {
    var pair = Pair(left: 1, right: 2)
    rightReducer(&pair, .left(9))
    #expect(
      pair == Pair(left: 1, right: 2),
      """
      The action was for the left part, so the reducer of the right part should not run. The pair was \
      (1, 2), and it is (\(pair.left), \(pair.right)). Look at what `pullback` does when `action` \
      gives nil.
      """
    )
  }

  @Test("Combined and pulled back, two reducers make one for the whole")
  func both() {
    let reducer: PlainReducer<Pair, PairAction> = ScopeFromTheInside.combine(
      ScopeFromTheInside.pullback(
        { part, number in part += number },
        state: \.left,
        action: \PairAction.left
      ),
      ScopeFromTheInside.pullback(
        { part, number in part -= number },
        state: \.right,
        action: \PairAction.right
      )
    )
    var pair = Pair()
    for action in [PairAction.left(4), .right(1), .left(2)] { reducer(&pair, action) }
    #expect(
      pair == Pair(left: 6, right: -1),
      """
      The left part adds and the right part subtracts. After left 4, right 1 and left 2 the pair \
      should be (6, -1), and it is (\(pair.left), \(pair.right)). Look at `combine`, then at `pullback`.
      """
    )
  }

  // MARK: Scoped stores

  /// The state of a whole app is a tree.
  private struct AppState: Equatable {
    var state1 = State1()
    var state2 = State2()
  }

  private struct State1: Equatable {
    var childState = State1_1()
    var bar = 0
  }

  private struct State1_1: Equatable {
    var foo = 0
  }

  private struct State2: Equatable {
    var baz = 0
  }

  private enum AppAction: Equatable {
    case action1(Action1)
    case action2(Action2)
  }

  private enum Action1: Equatable {
    case child(ChildAction)
    case setBar(Int)
  }

  private enum ChildAction: Equatable {
    case setFoo(Int)
  }

  private enum Action2: Equatable {
    case setBaz(Int)
  }

  /// An app with its scoped stores.
  @MainActor
  private final class App {
    private(set) var actions: [AppAction] = []
    private(set) lazy var store = ScopeFromTheInside.MiniStore(initialState: AppState()) {
      [unowned self] (state: inout AppState, action: AppAction) in
      actions.append(action)
      switch action {
      case .action1(.setBar(let bar)): state.state1.bar = bar
      case .action1(.child(.setFoo(let foo))): state.state1.childState.foo = foo
      case .action2(.setBaz(let baz)): state.state2.baz = baz
      }
    }
    private(set) lazy var store1 = store.scope(
      state: { $0.state1 },
      action: { (action: Action1) in AppAction.action1(action) }
    )
    private(set) lazy var child = store1.scope(
      state: { $0.childState },
      action: { (action: ChildAction) in Action1.child(action) }
    )
    private(set) lazy var store2 = store.scope(
      state: { $0.state2 },
      action: { (action: Action2) in AppAction.action2(action) }
    )

    /// Where to look, or first that the actions do not reach the app.
    func place(actions count: Int, _ sentence: String) -> String {
      actions.count == count
        ? sentence
        : """
        Of \(count) actions, \(actions.count) reached the app's reducer: look at the check for that \
        first.
        """
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
      app.actions == expected,
      """
      Three scoped stores were sent an action each. The app's reducer should get \(text(expected)), \
      and it got \(text(app.actions)). Look at `dispatch` of the store that `scope` makes: which \
      function makes an action of the app?
      """
    )
  }

  @Test("A change in a scoped store is a change in the app, and the other way round")
  func oneSource() {
    let app = App()
    let (child, store1, store2) = (app.child, app.store1, app.store2)
    child.send(.setFoo(4))
    app.store.send(.action2(.setBaz(5)))
    let foos = [
      app.store.state.state1.childState.foo, store1.state.childState.foo, child.state.foo,
    ]
    #expect(
      foos == [4, 4, 4] && store2.state.baz == 5,
      """
      A store that is scoped twice set `foo` to 4, and the root store set `baz` to 5. Read again, `foo` \
      is \(foos[0]) in the root store, \(foos[1]) in the store of state1 and \(foos[2]) in the child's, \
      and `baz` is \(store2.state.baz). \
      \(app.place(actions: 2, "Look at `read` of the store that `scope` makes: when does it ask?"))
      """
    )
  }

  @Test("Two stores of the same part show the same")
  func sharedPart() {
    let app = App()
    let one = app.store2
    let another = app.store.scope(
      state: { $0.state2 },
      action: { (action: Action2) in AppAction.action2(action) }
    )
    another.send(.setBaz(9))
    #expect(
      one.state.baz == 9 && another.state.baz == 9,
      """
      Two stores are scoped to the same part. One of them set `baz` to 9, and they show \
      \(one.state.baz) and \(another.state.baz). \
      \(app.place(actions: 1, "Look at what a scoped store keeps for itself."))
      """
    )
  }
}
