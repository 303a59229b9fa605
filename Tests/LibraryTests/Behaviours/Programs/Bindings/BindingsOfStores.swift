import ComposableArchitecture

/// A store's bindings outside of views: dynamic members, sending, optional parts, and stores of
/// view actions.
enum BindingsOfStores: Program {
  @Reducer struct F {
    @ObservableState struct State: Equatable {
      var text = ""
      var on = false
      var log: [String] = []
      @Presents var sheet: G.State?
    }
    enum Action: BindableAction {
      case binding(BindingAction<State>), sheet(PresentationAction<G.Action>), set(Int), tapped
    }
    var body: some ReducerOf<Self> {
      BindingReducer()
      Reduce { s, a in
        switch a {
        case .binding(\.text): s.log.append("t")
        case .binding(\.sheet): s.log.append("sheet \(s.sheet == nil)")
        case .binding: s.log.append("b")
        case .set(let i): s.log.append("set\(i)")
        case .sheet(.dismiss): s.log.append("dismiss")
        default: s.log.append("else")
        }
        return .none
      }.ifLet(\.$sheet, action: \.sheet) { G() }
    }
  }
  @Reducer struct G {
    @ObservableState struct State: Equatable { var n = 0 }
    enum Action { case inc }
    var body: some ReducerOf<Self> {
      Reduce { s, _ in
        s.n += 1
        return .none
      }
    }
  }
  @MainActor static func run() async {
    let s = Store(initialState: F.State()) { F() }
    s.text = "a"
    s.text = "a"
    s.on.toggle()
    s.text.append("b")
    print(s.text, s.on, s.log)
    s.sheet = G.State(n: 4)
    print(s.sheet?.n as Any, s.log.last as Any)
    s.sheet = nil
    print(s.sheet == nil, s.log.last as Any)
    await s.send(.set(1)).finish()
    s.send(.tapped)
    print(s.log)
    await issues("test") {
      let t = TestStore(initialState: F.State()) { F() }
      await t.send(\.binding.sheet, G.State(n: 1)) {
        $0.sheet = G.State(n: 1)
        $0.log = ["sheet false"]
      }
      await t.send(\.sheet.inc) {
        $0.sheet?.n = 2
        $0.log.append("else")
      }
      await t.send(\.binding.sheet, nil) {
        $0.sheet = nil
        $0.log.append("sheet true")
      }
    }
  }
}
