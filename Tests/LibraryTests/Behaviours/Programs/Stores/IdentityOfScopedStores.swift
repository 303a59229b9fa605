import ComposableArchitecture

/// Identity of scoped stores.
enum IdentityOfScopedStores: Program {
  @Reducer struct C {
    @ObservableState struct State: Equatable, Identifiable {
      var id = 0
      var n = 0
    }
    enum Action { case inc }
    var body: some ReducerOf<Self> {
      Reduce { s, _ in
        s.n += 1
        return .none
      }
    }
  }
  @Reducer enum D {
    case a(C)
    case b(C)
  }
  @Reducer struct R {
    @ObservableState struct State {
      var c = C.State()
      var o: C.State? = C.State()
      var rows: IdentifiedArrayOf<C.State> = [C.State(id: 1), C.State(id: 2)]
      @Presents var d: D.State? = .a(C.State())
    }
    enum Action {
      case c(C.Action), o(C.Action), rows(IdentifiedActionOf<C>), d(PresentationAction<D.Action>),
        newO, nilO, move, setD(Int)
    }
    var body: some ReducerOf<Self> {
      Scope(state: \.c, action: \.c) { C() }
      Reduce { s, a in
        switch a {
        case .newO: s.o = C.State(id: 5)
        case .nilO: s.o = nil
        case .move: s.rows.move(fromOffsets: [0], toOffset: 2)
        case .setD(let i): s.d = i == 0 ? .a(C.State(id: 3)) : .b(C.State(id: 4))
        default: break
        }
        return .none
      }.ifLet(\.o, action: \.o) { C() }.forEach(\.rows, action: \.rows) { C() }.ifLet(
        \.$d,
        action: \.d
      )
    }
  }
  @MainActor static func run() async {
    let s = Store(initialState: R.State()) { R() }
    let c = s.scope(state: \.c, action: \.c)
    s.send(.c(.inc))
    print(c === s.scope(state: \.c, action: \.c), c.n)
    let o = s.o_()
    print(o === s.o_())
    s.send(.newO)
    print(o === s.o_(), o?.state.id as Any)
    s.send(.nilO)
    print(s.o_() == nil, o?.n as Any)
    s.send(.newO)
    let o2 = s.o_()
    print(o === o2)
    await issues("gone") { o?.send(.inc) }
    print(o?.n as Any, o2?.n as Any)
    let rows = Array(s.scope(state: \.rows, action: \.rows))
    s.send(.move)
    let after = Array(s.scope(state: \.rows, action: \.rows))
    print(rows[0].state.id, after.map { $0.state.id }, rows[0] === after[1], rows[1] === after[0])
    let d = s.d_()
    let dc = d?.case
    print(d === s.d_())
    if case .a(let x)? = dc {
      x.send(.inc)
      print(x.n, s.d?.a?.n as Any)
    }
    s.send(.setD(0))
    print(d === s.d_())
    s.send(.setD(1))
    print(d === s.d_(), d?.state.is(\.b) as Any)
    print(s.c.n, s.rows.map(\.n))
  }
}
extension Store
where State == IdentityOfScopedStores.R.State, Action == IdentityOfScopedStores.R.Action {
  @MainActor func o_() -> StoreOf<IdentityOfScopedStores.C>? { scope(state: \.o, action: \.o) }
  @MainActor func d_() -> StoreOf<IdentityOfScopedStores.D>? {
    scope(state: \.d, action: \.d.presented)
  }
}
