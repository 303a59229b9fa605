import ComposableArchitecture

/// Starting and cancelling in one turn: in a merge, in a concatenation, by child and parent, by two
/// reducers, by one after another.
enum StartAndCancelInOneTurn: Program {
  @Reducer struct C {
    struct State: Equatable { var got = 0 }
    enum Action: Equatable { case start, stop, restart, got }
    @Dependency(\.continuousClock) var clock
    var work: Effect<Action> {
      .run { send in
        try await clock.sleep(for: .seconds(1))
        await send(.got)
      }.cancellable(id: "w")
    }
    var body: some Reducer<State, Action> {
      Reduce { s, a in
        switch a {
        case .start: return work
        case .stop: return .cancel(id: "w")
        case .restart: return .concatenate(.cancel(id: "w"), work)
        case .got:
          s.got += 1
          return .none
        }
      }
    }
  }
  @Reducer struct P {
    struct State: Equatable {
      var c = C.State()
      var got = 0
    }
    enum Action: Equatable { case c(C.Action), merge, mergeBack, concat, two, viaSend, got }
    @Dependency(\.continuousClock) var clock
    let parentStops: Bool
    var work: Effect<Action> {
      .run { send in
        try await clock.sleep(for: .seconds(1))
        await send(.got)
      }.cancellable(id: "w")
    }
    var body: some Reducer<State, Action> {
      Scope(state: \.c, action: \.c) { C() }
      Reduce { s, a in
        switch a {
        case .c(.start): return parentStops ? .cancel(id: "w") : .none
        case .merge: return .merge(work, .cancel(id: "w"))
        case .mergeBack: return .merge(.cancel(id: "w"), work)
        case .concat: return .concatenate(.cancel(id: "w"), work)
        case .two: return .merge(work, work)
        case .viaSend: return .merge(work, .send(.c(.stop)))
        case .got:
          s.got += 1
          return .none
        case .c: return .none
        }
      }
    }
  }
  @available(*, deprecated) @MainActor static func run() async {
    let cases: [(String, Bool, [P.Action])] = [
      ("child starts, parent cancels", true, [.c(.start)]), ("merge", false, [.merge]),
      ("merge back", false, [.mergeBack]), ("concat", false, [.concat]), ("two", false, [.two]),
      ("via send", false, [.viaSend]), ("start, stop at once", false, [.c(.start), .c(.stop)]),
      ("start, restart at once", false, [.c(.start), .c(.restart)]),
      ("start twice, merge", false, [.c(.start), .merge]),
    ]
    for settled in [false, true] {
      for (name, stops, actions) in cases {
        let clock = TestClock()
        let s = Store(initialState: P.State()) {
          P(parentStops: stops)
        } withDependencies: {
          $0.continuousClock = clock
        }
        for a in actions {
          s.send(a)
          if settled { await settle() }
        }
        await settle()
        await clock.advance(by: .seconds(1))
        await settle()
        print(settled, name, s.withState { ($0.c.got, $0.got) })
      }
    }
  }
}

// Differs in a test: an effect is known by its id at once, so it can be cancelled in the turn in
// which it starts.
// - false via send (0, 1)
// - false start, stop at once (1, 0)
// - false start, restart at once (2, 0)
// - false start twice, merge (1, 1)
// + false via send (0, 0)
// + false start, stop at once (0, 0)
// + false start, restart at once (1, 0)
// + false start twice, merge (0, 1)
// - true via send (0, 1)
// + true via send (0, 0)
