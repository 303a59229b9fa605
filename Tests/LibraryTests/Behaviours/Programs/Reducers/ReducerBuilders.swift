import ComposableArchitecture

/// Reducers as values: Reduce of a reducer, CombineReducers, conditions, optionals, EmptyReducer,
/// and reducers in arrays.
enum ReducerBuilders: Program {
  @Reducer struct Base {
    struct State: Equatable { var log: [String] = [] }
    enum Action: Equatable { case go }
    let name: String
    var body: some Reducer<State, Action> {
      Reduce { s, _ in
        s.log.append(name)
        return .none
      }
    }
  }
  @Reducer struct F {
    typealias State = Base.State
    typealias Action = Base.Action
    let flag: Bool
    let o: Base?
    var body: some Reducer<State, Action> {
      Base(name: "1")
      CombineReducers {
        Base(name: "2")
        Reduce(Base(name: "3"))
      }
      if flag { Base(name: "yes") } else { EmptyReducer() }
      if let o { o }
      for i in 0..<3 { Base(name: "i\(i)") }
      switch flag {
      case true: Base(name: "T")
      case false: Base(name: "F")
      }
      Reduce { s, _ in
        s.log.append("end")
        return .none
      }
    }
  }
  @available(*, deprecated) @MainActor static func run() async {
    for (flag, o) in [(true, nil), (false, Base(name: "o"))] as [(Bool, Base?)] {
      let s = Store(initialState: Base.State()) { F(flag: flag, o: o) }
      s.send(.go)
      print(s.withState(\.log))
    }
    let s = Store(initialState: Base.State()) {
      Base(name: "a")
      Base(name: "b")
    }
    s.send(.go)
    print(s.withState(\.log))
    let empty = Store(initialState: 5) { EmptyReducer<Int, Int>() }
    empty.send(1)
    print(empty.withState { $0 })
    let n = Store(initialState: 1) {
      Reduce<Int, Int> { s, a in
        s *= a
        return a > 100 ? .none : .send(a * 10)
      }
    }
    await n.send(3).finish()
    print(n.withState { $0 })
  }
}
