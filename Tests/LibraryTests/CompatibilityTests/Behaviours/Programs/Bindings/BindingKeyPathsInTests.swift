import ComposableArchitecture

/// A TestStore sends values through key paths to bindings of a child's view actions, also of a
/// presented child.
enum BindingKeyPathsInTests: Program {
  @Reducer struct Child {
    @ObservableState struct State: Equatable {
      var text = ""
      var isOn = false
      var picked: Int?
    }
    @CasePathable enum Action: ViewAction {
      case view(View), inner
      @CasePathable enum View: BindableAction { case binding(BindingAction<State>), tap }
    }
    let log: Log
    var body: some Reducer<State, Action> {
      BindingReducer(action: \.view)
      Reduce { state, action in
        switch action {
        case .view(.binding(\.text)):
          log("text \(state.text)")
          state.isOn = !state.text.isEmpty
          return .none
        case .view(.binding(\.picked)):
          log("picked \(state.picked as Any)")
          return .send(.inner)
        case .view(.binding):
          log("other")
          return .none
        case .view(.tap):
          log("tap")
          return .none
        case .inner:
          log("inner")
          return .none
        }
      }
    }
  }
  @Reducer struct Root {
    @ObservableState struct State: Equatable {
      var child = Child.State()
      @Presents var sheet: Child.State? = Child.State()
    }
    @CasePathable enum Action { case child(Child.Action), sheet(PresentationAction<Child.Action>) }
    let log: Log
    var body: some ReducerOf<Self> {
      Scope(state: \.child, action: \.child) { Child(log: log) }
      EmptyReducer().ifLet(\.$sheet, action: \.sheet) { Child(log: log) }
    }
  }
  @MainActor static func run() async {
    await issues("bindings of a child and a sheet") {
      let log = Log()
      let store = TestStore(initialState: Root.State()) { Root(log: log) }
      await store.send(\.child.view.binding.text, "hi") {
        $0.child.text = "hi"
        $0.child.isOn = true
      }
      await store.send(\.child.view.binding.isOn, false) { $0.child.isOn = false }
      await store.send(\.child.view.tap)
      await store.send(\.sheet.view.binding.picked, 3) { $0.sheet?.picked = 3 }
      await store.receive(\.sheet.inner)
      await store.send(\.sheet.view.binding.text, "") { $0.sheet?.isOn = true }
      log.flush("reduced by the children")
      await store.send(\.sheet.dismiss) { $0.sheet = nil }
      await store.send(\.sheet.view.tap)
      log.flush("reduced when the sheet is gone")
    }
  }
}
