import ComposableArchitecture

/// Each onChange runs for changes of its own field, whether a reducer, a child, another onChange or
/// a binding made them.
enum OnChangeOfSeveralFields: Program {
  @Reducer struct Child {
    @ObservableState struct State: Equatable { var count = 0 }
    enum Action { case increment, same }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        if case .increment = action { state.count += 1 }
        return .none
      }
    }
  }
  @Reducer struct Root {
    @ObservableState struct State: Equatable {
      var child = Child.State()
      var first = 0
      var second: Int?
      var text = ""
      var log: [String] = []
    }
    enum Action: BindableAction {
      case child(Child.Action), set(Int), both, optional(Int?), effect(String),
        binding(BindingAction<State>)
    }
    var body: some ReducerOf<Self> {
      BindingReducer().onChange(of: \.text) { old, state in
        state.log.append("text \(old)>\(state.text)")
        return .none
      }
      CombineReducers {
        Scope(state: \.child, action: \.child) { Child() }
        Reduce { state, action in
          switch action {
          case .set(let value): state.first = value
          case .both:
            state.first += 1
            state.second = (state.second ?? 0) + 1
          case .optional(let value): state.second = value
          case .effect(let text): state.log.append("effect \(text)")
          default: break
          }
          return .none
        }
      }
      .onChange(of: \.first) { old, state in
        state.log.append("first \(old)>\(state.first)")
        state.second = state.first
        return .send(.effect("first"))
      }
      .onChange(of: \.second) { old, state in
        state.log.append(
          "second \(old.map(String.init) ?? "-")>\(state.second.map(String.init) ?? "-")"
        )
        return .run { await $0(.effect("second")) }
      }
      .onChange(of: { $0.child.count }) { old, state in
        state.log.append("child \(old)")
        if state.child.count < 3 { return .send(.child(.increment)) }
        return .none
      }
    }
  }
  @MainActor static func run() async {
    let store = Store(initialState: Root.State()) { Root() }
    func step(_ name: String, _ action: Root.Action) async {
      store.send(action)
      await settle()
      print("\(name):", store.log.joined(separator: ", "))
      store.send(.set(store.first))
    }
    await step("log after a field is set", .set(1))
    await step("log after it is set to the same", .set(1))
    await step("log after two fields change", .both)
    await step("log after an optional is set to nil", .optional(nil))
    await step("log after an optional is set", .optional(4))
    await step("log after a child changes", .child(.increment))
    await step("log after a child does not change", .child(.same))
    await step("log after a binding", .binding(.set(\.text, "x")))
    await step("log after the same binding", .binding(.set(\.text, "x")))
    store.text = "y"
    store.first = 50
    await settle()
    print("last three of the log after bindings from outside:", store.log.suffix(3))
    await issues("changes and effects in a test") {
      let testStore = TestStore(initialState: Root.State()) { Root() }
      await testStore.send(.set(2)) {
        $0.first = 2
        $0.second = 2
        $0.log = ["first 0>2", "second ->2"]
      }
      await testStore.receive(\.effect) { $0.log.append("effect first") }
      await testStore.receive(\.effect) { $0.log.append("effect second") }
    }
  }
}
