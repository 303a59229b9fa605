import ComposableArchitecture

/// Actions and writes through stores whose child is gone.
enum StoresOfMissingChildren: Program {
  @Reducer struct C {
    @ObservableState struct State: Equatable, Identifiable {
      var id = 1
      var text = ""
    }
    enum Action: BindableAction { case binding(BindingAction<State>), tap }
    var body: some ReducerOf<Self> { BindingReducer() }
  }
  @Reducer enum D { case c(C) }
  @Reducer struct R {
    @ObservableState struct State: Equatable {
      @Presents var p: C.State? = C.State()
      var o: C.State? = C.State()
      var list: IdentifiedArrayOf<C.State> = [C.State(id: 1)]
      var path = StackState([C.State()])
      @Presents var d: D.State? = .c(C.State())
      var log: [String] = []
    }
    enum Action {
      case p(PresentationAction<C.Action>), o(C.Action), list(IdentifiedActionOf<C>), path(
        StackActionOf<C>
      ), d(PresentationAction<D.Action>), clear
    }
    var body: some ReducerOf<Self> {
      Reduce { s, a in
        switch a {
        case .clear:
          s.p = nil
          s.o = nil
          s.list = []
          s.path.removeAll()
          s.d = nil
        case .p: s.log.append("p")
        case .o: s.log.append("o")
        case .list: s.log.append("list")
        case .path: s.log.append("path")
        case .d: s.log.append("d")
        }
        return .none
      }.ifLet(\.$p, action: \.p) { C() }.ifLet(\.o, action: \.o) { C() }.forEach(
        \.list,
        action: \.list
      ) { C() }.forEach(\.path, action: \.path) { C() }.ifLet(\.$d, action: \.d)
    }
  }
  @MainActor static func run() async {
    for write in [false, true] {
      let s = Store(initialState: R.State()) { R() }
      let p: StoreOf<C>? = s.scope(state: \.p, action: \.p.presented)
      let o: StoreOf<C>? = s.scope(state: \.o, action: \.o)
      let row = s.scope(state: \.list, action: \.list).first
      let d: StoreOf<D>? = s.scope(state: \.d, action: \.d.presented)
      var dc: StoreOf<C>?
      if case .c(let x)? = d?.case { dc = x }
      s.send(.clear)
      for (name, store) in [("p", p), ("o", o), ("row", row), ("d", dc)] {
        await issues("\(name) \(write)") {
          if write { store?.text = "late" } else { store?.send(.tap) }
        }
        print(store?.text as Any)
      }
      print(s.log)
    }
  }
}
extension StoresOfMissingChildren.D.State: Equatable {}
