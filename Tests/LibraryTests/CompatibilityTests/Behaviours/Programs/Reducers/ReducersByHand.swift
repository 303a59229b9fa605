import ComposableArchitecture

/// A type with a `reduce` method of its own and an operator in an extension are reducers like
/// others. A reducer of a plain number is one too.
enum ReducersByHand: Program {
  @Reducer struct Built {
    struct State: Equatable { var log: [String] = [] }
    enum Action { case first, second }
    let flag: Bool
    let names: [String]
    var body: some Reducer<State, Action> {
      Reduce { state, _ in
        state.log.append("1")
        return .none
      }
      if flag {
        Reduce { state, _ in
          state.log.append("if")
          return .none
        }
      } else {
        EmptyReducer()
      }
      if !flag { Named(name: "not") }
      for name in names { Named(name: name) }
      CombineReducers {
        Named(name: "x")
        Named(name: "y")
      }.onlySecond()
    }
  }
  struct Named: Reducer {
    let name: String
    func reduce(into state: inout Built.State, action: Built.Action) -> Effect<Built.Action> {
      state.log.append(name)
      return .none
    }
  }
  @available(*, deprecated) @MainActor static func run() async {
    let store = Store(initialState: Built.State()) { Built(flag: true, names: ["p", "q"]) }
    store.send(.first)
    print("reducers that ran, without the last ones:", store.withState(\.log))
    store.send(.second)
    print("reducers that ran, with the last ones:", store.withState(\.log))
    let other = Store(initialState: Built.State()) { Built(flag: false, names: []) }
    other.send(.first)
    print("reducers that ran with the other flag:", other.withState(\.log))
    let number = Store(initialState: 0) {
      Reduce<Int, Bool> { state, isUp in
        state += isUp ? 1 : -1
        return .none
      }
    }
    number.send(true)
    print("a number:", number.withState { $0 })
    var state = Built.State()
    _ = Named(name: "hand").reduce(into: &state, action: .first)
    print("a reducer called by hand:", state.log)
    await issues("a number in a test, the second step described wrongly") {
      let testStore = TestStore(initialState: 0) {
        Reduce<Int, Bool> { state, isUp in
          state += isUp ? 1 : -1
          return .none
        }
      }
      await testStore.send(true) { $0 = 1 }
      await testStore.send(false) { $0 = -1 }
    }
  }
}
extension Reducer {
  func onlySecond() -> some Reducer<State, Action> where Action == ReducersByHand.Built.Action {
    Reduce { state, action in
      if case .second = action { return self.reduce(into: &state, action: action) }
      return .none
    }
  }
}
