import ComposableArchitecture

/// BindingReducer before and after a Reduce: what each sees, and onChange of a binding.
enum BindingReducerOrder: Program {
  @Reducer struct F {
    @ObservableState struct State: Equatable {
      var a = 0
      var b = 0
      var seen: [String] = []
    }
    enum Action: BindableAction, Equatable { case binding(BindingAction<State>), reset }
    let order: Int
    var body: some Reducer<State, Action> {
      if order == 0 {
        BindingReducer().onChange(of: \.a) { old, new in
          Reduce { s, _ in
            s.seen.append("change \(old)>\(new)")
            return .none
          }
        }
      }
      Reduce { s, action in
        switch action {
        case .binding(\.a):
          s.seen.append("a=\(s.a)")
          s.b = s.a * 10
          return .none
        case .binding(\.b):
          s.seen.append("b=\(s.b)")
          return .none
        case .binding:
          s.seen.append("other")
          return .none
        case .reset:
          s.a = 0
          return .send(.binding(.set(\.b, 5)))
        }
      }
      if order == 1 { BindingReducer() }
      Reduce { s, _ in
        s.seen.append("last a=\(s.a) b=\(s.b)")
        return .none
      }
    }
  }
  @MainActor static func run() async {
    for order in 0..<3 {
      let store = Store(initialState: F.State()) { F(order: order) }
      await issues("order \(order)") {
        store.a = 3
        store.send(.binding(.set(\.b, 4)))
        store.send(.binding(.set(\.a, 3)))
        store.send(.reset)
        store.seen = []
        await settle()
      }
      print(store.a, store.b, store.seen)
    }
    let x: BindingAction<F.State> = .set(\.a, 1)
    let y: BindingAction<F.State> = .set(\.a, 1)
    let z: BindingAction<F.State> = .set(\.a, 2)
    let w: BindingAction<F.State> = .set(\.b, 1)
    print(x == y, x == z, x == w, x.keyPath == \F.State.a, x.keyPath == w.keyPath)
  }
}
