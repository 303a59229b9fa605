import ComposableArchitecture

/// onChange with a reducer whose closure ignores both values, behind a BindingReducer.
enum OnChangeOfBindings: Program {
  struct Filter: Equatable {
    var n = 0
    mutating func fix() { n = abs(n) }
  }
  @Reducer struct F {
    @ObservableState struct State: Equatable {
      var a = Filter()
      var b = Filter()
      var log: [String] = []
    }
    enum Action: BindableAction, Equatable { case binding(BindingAction<State>), sync(String) }
    var body: some Reducer<State, Action> {
      BindingReducer()
        .onChange(of: \.a) { _, _ in
          Reduce { state, _ in
            state.a.fix()
            return .send(.sync("a"))
          }
        }
        .onChange(of: \.b) { _, _ in
          Reduce { state, _ in
            state.b.fix()
            return .send(.sync("b"))
          }
        }
      Reduce { state, action in
        if case .sync(let s) = action { state.log.append(s) }
        return .none
      }
    }
  }
  @MainActor static func run() async {
    let s = Store(initialState: F.State()) { F() }
    s.a.n = -3
    s.b.n = 4
    s.send(.binding(.set(\.a, Filter(n: 9))))
    await settle()
    print(s.a, s.b, s.log)
  }
}
