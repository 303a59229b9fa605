import ComposableArchitecture

/// A dismissal in the middle ends the effects of the middle and the leaf. The parents of both hear
/// of the leaf's ticks, and each of its own child's dismissal.
enum DismissalOverThreeLevels: Program {
  @Reducer struct Leaf {
    @ObservableState struct State: Equatable { var count = 0 }
    enum Action: Equatable { case start, tick, close }
    @Dependency(\.continuousClock) var clock
    @Dependency(\.dismiss) var dismiss
    @Dependency(\.isPresented) var isPresented
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .start:
          state.count = isPresented ? 1 : -1
          return .run { send in
            for await _ in clock.timer(interval: .seconds(1)) { await send(.tick) }
          }
        case .tick:
          state.count += 1
          return .none
        case .close:
          return .run { [dismiss] send in
            await dismiss()
            await send(.tick)
          }
        }
      }
    }
  }
  @Reducer struct Middle {
    @ObservableState struct State: Equatable {
      @Presents var leaf: Leaf.State? = Leaf.State()
      var log: [String] = []
    }
    enum Action: Equatable { case leaf(PresentationAction<Leaf.Action>), close, start, tick }
    @Dependency(\.dismiss) var dismiss
    @Dependency(\.continuousClock) var clock
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .close: return .run { [dismiss] _ in await dismiss() }
        case .start:
          return .run { send in
            try await clock.sleep(for: .seconds(3))
            await send(.tick)
          }
        case .leaf(.presented(.tick)):
          state.log.append("tick")
          return .none
        case .leaf(.dismiss):
          state.log.append("leaf dismissed, still there \(state.leaf == nil ? 0 : 1)")
          return .none
        default: return .none
        }
      }.ifLet(\.$leaf, action: \.leaf) { Leaf() }
    }
  }
  @Reducer struct Root {
    @ObservableState struct State: Equatable {
      @Presents var middle: Middle.State?
      var log: [String] = []
    }
    enum Action: Equatable { case middle(PresentationAction<Middle.Action>), open, replace }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .open:
          state.middle = Middle.State()
          return .none
        case .replace:
          state.middle = Middle.State(leaf: nil)
          return .none
        case .middle(.presented(.leaf(.presented(.tick)))):
          state.log.append("leaf ticked")
          return .none
        case .middle(.dismiss):
          state.log.append("middle dismissed")
          return .none
        default: return .none
        }
      }.ifLet(\.$middle, action: \.middle) { Middle() }
    }
  }
  @MainActor static func run() async {
    let clock = TestClock()
    let store = Store(initialState: Root.State()) {
      Root()
    } withDependencies: {
      $0.continuousClock = clock
    }
    store.send(.open)
    store.send(.middle(.presented(.leaf(.presented(.start)))))
    await settle()
    await clock.advance(by: .seconds(2))
    await settle()
    print(
      "after two ticks: middle's log, root's log, leaf's count:",
      store.middle?.log as Any,
      store.log,
      store.middle?.leaf?.count as Any
    )
    store.send(.middle(.presented(.start)))
    await settle()
    store.send(.middle(.presented(.leaf(.dismiss))))
    await settle()
    await clock.advance(by: .seconds(1))
    await settle()
    print(
      "after the leaf's dismissal: middle's log, root's log, leaf:",
      store.middle?.log as Any,
      store.log,
      store.middle?.leaf as Any
    )
    store.send(.middle(.presented(.close)))
    await settle()
    print("after the middle's dismissal: middle, root's log:", store.middle as Any, store.log)
    await clock.advance(by: .seconds(5))
    await settle()
    print("five seconds later: root's log:", store.log)
    store.send(.open)
    store.send(.middle(.presented(.leaf(.presented(.start)))))
    await settle()
    store.send(.replace)
    await settle()
    await clock.advance(by: .seconds(3))
    await settle()
    print(
      "after a middle is replaced: middle's log, root's log:",
      store.middle?.log as Any,
      store.log
    )
    await issues("a leaf dismisses itself and then sends") {
      store.send(.open)
      store.send(.middle(.presented(.leaf(.presented(.close)))))
      await settle()
      print("middle's log, root's log:", store.middle?.log as Any, store.log)
    }
    await issues("dismissals and an action of a middle that is gone") {
      store.send(.middle(.dismiss))
      store.send(.middle(.presented(.close)))
      await settle()
      store.send(.middle(.dismiss))
    }
    print("root's log:", store.log)
    await issues("three levels in a test") {
      let testStore = TestStore(initialState: Root.State()) {
        Root()
      } withDependencies: {
        $0.continuousClock = TestClock()
      }
      await testStore.send(.open) { $0.middle = Middle.State() }
      await testStore.send(\.middle.leaf.start) { $0.middle?.leaf?.count = 1 }
      await testStore.send(\.middle.close)
      await testStore.receive(\.middle.dismiss) {
        $0.middle = nil
        $0.log = ["middle dismissed"]
      }
    }
  }
}

// Differs outside of tests: a TestStore outside of a test does what it does in one.
// - [three levels in a test] 2 issues
// -   error
// -   error
// + [three levels in a test] 0 issues
