import ComposableArchitecture

/// Fields of a store's state can be set if its action is bindable. Each is an action, also when the
/// value stays the same.
enum BindingsOfStores: Program {
  @Reducer struct Editor {
    @ObservableState struct State: Equatable {
      var text = ""
      var isOn = false
      var log: [String] = []
      @Presents var sheet: Sheet.State?
    }
    enum Action: BindableAction {
      case binding(BindingAction<State>), sheet(PresentationAction<Sheet.Action>), set(Int), tapped
    }
    var body: some ReducerOf<Self> {
      BindingReducer()
      Reduce { state, action in
        switch action {
        case .binding(\.text): state.log.append("text")
        case .binding(\.sheet): state.log.append("sheet \(state.sheet == nil)")
        case .binding: state.log.append("binding")
        case .set(let number): state.log.append("set \(number)")
        case .sheet(.dismiss): state.log.append("dismiss")
        default: state.log.append("else")
        }
        return .none
      }.ifLet(\.$sheet, action: \.sheet) { Sheet() }
    }
  }
  @Reducer struct Sheet {
    @ObservableState struct State: Equatable { var count = 0 }
    enum Action { case increment }
    var body: some ReducerOf<Self> {
      Reduce { state, _ in
        state.count += 1
        return .none
      }
    }
  }
  @MainActor static func run() async {
    let store = Store(initialState: Editor.State()) { Editor() }
    store.text = "a"
    store.text = "a"
    store.isOn.toggle()
    store.text.append("b")
    print("text, flag, log:", store.text, store.isOn, store.log)
    store.sheet = Sheet.State(count: 4)
    print("sheet's count, last of the log:", store.sheet?.count as Any, store.log.last as Any)
    store.sheet = nil
    print("sheet is nil, last of the log:", store.sheet == nil, store.log.last as Any)
    await store.send(.set(1)).finish()
    store.send(.tapped)
    print("log:", store.log)
    await issues("bindings of a sheet in a test") {
      let testStore = TestStore(initialState: Editor.State()) { Editor() }
      await testStore.send(\.binding.sheet, Sheet.State(count: 1)) {
        $0.sheet = Sheet.State(count: 1)
        $0.log = ["sheet false"]
      }
      await testStore.send(\.sheet.increment) {
        $0.sheet?.count = 2
        $0.log.append("else")
      }
      await testStore.send(\.binding.sheet, nil) {
        $0.sheet = nil
        $0.log.append("sheet true")
      }
    }
  }
}
