import ComposableArchitecture

/// onChange with the state closure of today, of a child and of a presented child.
enum OnChangeOfChildren: Program {
  @Reducer struct Child {
    @ObservableState struct State: Equatable { var n = 0 }
    enum Action: Equatable { case add }
    var body: some Reducer<State, Action> {
      Reduce { s, _ in
        s.n += 1
        return .none
      }
    }
  }
  @Reducer struct F {
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
        Reduce { s, a in
          if a == .open { s.sheet = Child.State() }
          if case .note(let t) = a { s.log.append(t) }
          return .none
        }.ifLet(\.$sheet, action: \.sheet) { Child() }
      }
      .onChange(of: \.child.n) { old, s in
        s.log.append("child \(old) \(s.child.n)")
        return .send(.note("child"))
      }
      .onChange(of: \.sheet?.n) { old, s in
        s.log.append("sheet \(old as Any) \(s.sheet?.n as Any)")
        return .none
      }
    }
  }
  @MainActor static func run() async {
    let store = Store(initialState: F.State()) { F() }
    for a: F.Action in [
      .child(.add), .open, .sheet(.presented(.add)), .sheet(.dismiss), .open, .open,
    ] {
      store.send(a)
      await settle()
    }
    print(store.log)
  }
}
