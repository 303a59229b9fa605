import ComposableArchitecture

/// The closure of onChange gets the old value and the state, also for values of a child and of a
/// presented child.
enum OnChangeOfChildren: Program {
  @Reducer struct Child {
    @ObservableState struct State: Equatable { var count = 0 }
    enum Action: Equatable { case add }
    var body: some Reducer<State, Action> {
      Reduce { state, _ in
        state.count += 1
        return .none
      }
    }
  }
  @Reducer struct Parent {
    @ObservableState struct State: Equatable {
      var child = Child.State()
      @Presents var sheet: Child.State?
      var log: [String] = []
    }
    enum Action: Equatable {
      case child(Child.Action), sheet(PresentationAction<Child.Action>), open, note(String)
    }
    var body: some Reducer<State, Action> {
      CombineReducers {
        Scope(state: \.child, action: \.child) { Child() }
        Reduce { state, action in
          if action == .open { state.sheet = Child.State() }
          if case .note(let text) = action { state.log.append(text) }
          return .none
        }.ifLet(\.$sheet, action: \.sheet) { Child() }
      }
      .onChange(of: \.child.count) { old, state in
        state.log.append("child \(old) \(state.child.count)")
        return .send(.note("child"))
      }
      .onChange(of: \.sheet?.count) { old, state in
        state.log.append("sheet \(old as Any) \(state.sheet?.count as Any)")
        return .none
      }
    }
  }
  @MainActor static func run() async {
    let store = Store(initialState: Parent.State()) { Parent() }
    for action: Parent.Action in [
      .child(.add), .open, .sheet(.presented(.add)), .sheet(.dismiss), .open, .open,
    ] {
      store.send(action)
      await settle()
    }
    print("changes seen:", store.log)
  }
}
