import ComposableArchitecture

/// Reducers before a BindingReducer see the value before, those behind it the new one. Without one,
/// the value stays.
enum BindingReducerOrder: Program {
  @Reducer struct Form {
    @ObservableState struct State: Equatable {
      var first = 0
      var second = 0
      var seen: [String] = []
    }
    enum Action: BindableAction, Equatable { case binding(BindingAction<State>), reset }
    let order: Int
    var body: some Reducer<State, Action> {
      if order == 0 {
        BindingReducer().onChange(of: \.first) { old, new in
          Reduce { state, _ in
            state.seen.append("change \(old)>\(new)")
            return .none
          }
        }
      }
      Reduce { state, action in
        switch action {
        case .binding(\.first):
          state.seen.append("first=\(state.first)")
          state.second = state.first * 10
          return .none
        case .binding(\.second):
          state.seen.append("second=\(state.second)")
          return .none
        case .binding:
          state.seen.append("other")
          return .none
        case .reset:
          state.first = 0
          return .send(.binding(.set(\.second, 5)))
        }
      }
      if order == 1 { BindingReducer() }
      Reduce { state, _ in
        state.seen.append("last first=\(state.first) second=\(state.second)")
        return .none
      }
    }
  }
  @MainActor static func run() async {
    for (order, name) in ["in front", "in between", "missing"].enumerated() {
      let store = Store(initialState: Form.State()) { Form(order: order) }
      await issues("BindingReducer is \(name)") {
        store.first = 3
        store.send(.binding(.set(\.second, 4)))
        store.send(.binding(.set(\.first, 3)))
        store.send(.reset)
        store.seen = []
        await settle()
      }
      print("first, second, seen:", store.first, store.second, store.seen)
    }
    let one: BindingAction<Form.State> = .set(\.first, 1)
    let same: BindingAction<Form.State> = .set(\.first, 1)
    let otherValue: BindingAction<Form.State> = .set(\.first, 2)
    let otherField: BindingAction<Form.State> = .set(\.second, 1)
    print(
      "equal to the same, another value, another field; key path of the field, of another:",
      one == same,
      one == otherValue,
      one == otherField,
      one.keyPath == \Form.State.first,
      one.keyPath == otherField.keyPath
    )
  }
}
