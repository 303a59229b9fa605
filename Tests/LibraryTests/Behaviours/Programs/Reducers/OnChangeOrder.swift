import ComposableArchitecture

/// onChange: order beside other effects, nested, and when the reducer of the change changes again.
enum OnChangeOrder: Program {
  @Reducer struct F {
    struct State: Equatable {
      var n = 0
      var m = 0
      var o: Int?
      var log: [String] = []
    }
    enum Action: Equatable { case add(Int), same, effect(String), nilOut }
    var body: some Reducer<State, Action> {
      Reduce { s, a in
        switch a {
        case .add(let i):
          s.n += i
          s.o = s.n
          s.log.append("add")
          return .send(.effect("base"))
        case .same:
          s.n += 1
          s.n -= 1
          return .none
        case .effect(let e):
          s.log.append(e)
          return .none
        case .nilOut:
          s.o = nil
          return .none
        }
      }
      .onChange(of: \.n) { old, new in
        Reduce { s, _ in
          s.log.append("n\(old)>\(new)")
          s.m = new * 2
          return .send(.effect("n"))
        }
      }
      .onChange(of: \.m) { old, new in
        Reduce { s, _ in
          s.log.append("m\(old)>\(new)")
          if s.n < 3 { s.n += 1 }
          return .run { await $0(.effect("m")) }
        }
      }
      .onChange(of: { $0.o == nil }) { old, new in
        Reduce { s, _ in
          s.log.append("o\(old)>\(new)")
          return .none
        }
      }
      Reduce { s, a in
        if case .add = a { s.log.append("last n=\(s.n) m=\(s.m)") }
        return .none
      }
    }
  }
  @available(*, deprecated) @MainActor static func run() async {
    let store = Store(initialState: F.State()) { F() }
    for a: F.Action in [.add(1), .same, .add(0), .add(5), .nilOut, .nilOut] {
      await store.send(a).finish()
      print(a, store.withState { "\($0.n) \($0.m) \($0.log)" })
      store.withState { _ in }
    }
    await issues("test") {
      let t = TestStore(initialState: F.State()) { F() }
      await t.send(.add(1)) {
        $0.n = 2
        $0.m = 2
        $0.o = 1
        $0.log = ["add", "n0>1", "m0>2", "otrue>false", "last n=2 m=2"]
      }
      for e in ["base", "n", "m"] { await t.receive(.effect(e)) { $0.log.append(e) } }
    }
  }
}
