import ComposableArchitecture

/// A reducer of onChange behind a BindingReducer runs for each binding that changes its field. It
/// may ignore both values.
enum OnChangeOfBindings: Program {
  struct Filter: Equatable {
    var count = 0
    mutating func fix() { count = abs(count) }
  }
  @Reducer struct Form {
    @ObservableState struct State: Equatable {
      var first = Filter()
      var second = Filter()
      var log: [String] = []
    }
    enum Action: BindableAction, Equatable { case binding(BindingAction<State>), sync(String) }
    var body: some Reducer<State, Action> {
      BindingReducer()
        .onChange(of: \.first) { _, _ in
          Reduce { state, _ in
            state.first.fix()
            return .send(.sync("first"))
          }
        }
        .onChange(of: \.second) { _, _ in
          Reduce { state, _ in
            state.second.fix()
            return .send(.sync("second"))
          }
        }
      Reduce { state, action in
        if case .sync(let text) = action { state.log.append(text) }
        return .none
      }
    }
  }
  @MainActor static func run() async {
    let store = Store(initialState: Form.State()) { Form() }
    store.first.count = -3
    store.second.count = 4
    store.send(.binding(.set(\.first, Filter(count: 9))))
    await settle()
    print("first, second, actions:", store.first, store.second, store.log)
  }
}
