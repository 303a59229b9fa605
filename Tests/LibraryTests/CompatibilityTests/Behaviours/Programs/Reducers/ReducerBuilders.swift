import ComposableArchitecture

/// A reducer's body combines reducers with conditions, optionals, switches and loops. They run from
/// top to bottom.
enum ReducerBuilders: Program {
  @Reducer struct Named {
    struct State: Equatable { var log: [String] = [] }
    enum Action: Equatable { case go }
    let name: String
    var body: some Reducer<State, Action> {
      Reduce { state, _ in
        state.log.append(name)
        return .none
      }
    }
  }
  @Reducer struct Built {
    typealias State = Named.State
    typealias Action = Named.Action
    let flag: Bool
    let optional: Named?
    var body: some Reducer<State, Action> {
      Named(name: "1")
      CombineReducers {
        Named(name: "2")
        Reduce(Named(name: "3"))
      }
      if flag { Named(name: "if") } else { EmptyReducer() }
      if let optional { optional }
      for index in 0..<3 { Named(name: "loop \(index)") }
      switch flag {
      case true: Named(name: "case true")
      case false: Named(name: "case false")
      }
      Reduce { state, _ in
        state.log.append("end")
        return .none
      }
    }
  }
  @available(*, deprecated) @MainActor static func run() async {
    for (flag, optional) in [(true, nil), (false, Named(name: "optional"))] as [(Bool, Named?)] {
      let store = Store(initialState: Named.State()) { Built(flag: flag, optional: optional) }
      store.send(.go)
      print("reducers that ran with the flag \(flag):", store.withState(\.log))
    }
    let store = Store(initialState: Named.State()) {
      Named(name: "a")
      Named(name: "b")
    }
    store.send(.go)
    print("reducers of a store's closure:", store.withState(\.log))
    let empty = Store(initialState: 5) { EmptyReducer<Int, Int>() }
    empty.send(1)
    print("state with an empty reducer:", empty.withState { $0 })
    let product = Store(initialState: 1) {
      Reduce<Int, Int> { state, action in
        state *= action
        return action > 100 ? .none : .send(action * 10)
      }
    }
    await product.send(3).finish()
    print("state of a plain number:", product.withState { $0 })
  }
}
