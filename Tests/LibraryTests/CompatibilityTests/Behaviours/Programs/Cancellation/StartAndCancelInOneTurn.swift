import ComposableArchitecture

/// An effect that starts and is cancelled in one turn: in a merge, in a concatenation, by child and
/// parent, by one action after another. The numbers are how often the child and the parent received
/// the end of their work.
enum StartAndCancelInOneTurn: Program {
  @Reducer struct Child {
    struct State: Equatable { var got = 0 }
    enum Action: Equatable { case start, stop, restart, got }
    @Dependency(\.continuousClock) var clock
    var work: Effect<Action> {
      .run { send in
        try await clock.sleep(for: .seconds(1))
        await send(.got)
      }.cancellable(id: "work")
    }
    var body: some Reducer<State, Action> {
      Reduce { state, action in
        switch action {
        case .start: return work
        case .stop: return .cancel(id: "work")
        case .restart: return .concatenate(.cancel(id: "work"), work)
        case .got:
          state.got += 1
          return .none
        }
      }
    }
  }
  @Reducer struct Parent {
    struct State: Equatable {
      var child = Child.State()
      var got = 0
    }
    enum Action: Equatable { case child(Child.Action), merge, mergeBack, concat, two, viaSend, got }
    @Dependency(\.continuousClock) var clock
    let parentStops: Bool
    var work: Effect<Action> {
      .run { send in
        try await clock.sleep(for: .seconds(1))
        await send(.got)
      }.cancellable(id: "work")
    }
    var body: some Reducer<State, Action> {
      Scope(state: \.child, action: \.child) { Child() }
      Reduce { state, action in
        switch action {
        case .child(.start): return parentStops ? .cancel(id: "work") : .none
        case .merge: return .merge(work, .cancel(id: "work"))
        case .mergeBack: return .merge(.cancel(id: "work"), work)
        case .concat: return .concatenate(.cancel(id: "work"), work)
        case .two: return .merge(work, work)
        case .viaSend: return .merge(work, .send(.child(.stop)))
        case .got:
          state.got += 1
          return .none
        case .child: return .none
        }
      }
    }
  }
  @available(*, deprecated) @MainActor static func run() async {
    let cases: [(String, Bool, [Parent.Action])] = [
      ("child starts, parent cancels", true, [.child(.start)]),
      ("work and a cancel, merged", false, [.merge]),
      ("a cancel and work, merged", false, [.mergeBack]), ("a cancel, then work", false, [.concat]),
      ("work twice, merged", false, [.two]),
      ("work and a send that cancels, merged", false, [.viaSend]),
      ("start, then stop", false, [.child(.start), .child(.stop)]),
      ("start, then restart", false, [.child(.start), .child(.restart)]),
      ("start, then work and a cancel", false, [.child(.start), .merge]),
    ]
    for settled in [false, true] {
      for (name, stops, actions) in cases {
        let clock = TestClock()
        let store = Store(initialState: Parent.State()) {
          Parent(parentStops: stops)
        } withDependencies: {
          $0.continuousClock = clock
        }
        for action in actions {
          store.send(action)
          if settled { await settle() }
        }
        await settle()
        await clock.advance(by: .seconds(1))
        await settle()
        print(
          "\(settled ? "settled after each" : "in one turn"): \(name):",
          store.withState { ($0.child.got, $0.got) }
        )
      }
    }
  }
}

// Differs in a test: an effect is known by its id at once, so it can be cancelled in the turn in
// which it starts.
// - in one turn: work and a send that cancels, merged: (0, 1)
// - in one turn: start, then stop: (1, 0)
// - in one turn: start, then restart: (2, 0)
// - in one turn: start, then work and a cancel: (1, 1)
// + in one turn: work and a send that cancels, merged: (0, 0)
// + in one turn: start, then stop: (0, 0)
// + in one turn: start, then restart: (1, 0)
// + in one turn: start, then work and a cancel: (0, 1)
// - settled after each: work and a send that cancels, merged: (0, 1)
// + settled after each: work and a send that cancels, merged: (0, 0)
