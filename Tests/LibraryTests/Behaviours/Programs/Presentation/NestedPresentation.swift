import ComposableArchitecture

/// Optional and enum children: setters of observable enum state, modify, nested presentation.
enum NestedPresentation: Program {
  @Reducer struct Leaf {
    @ObservableState struct State: Equatable { var n = 0 }
    enum Action { case inc, delegate(String) }
    var body: some ReducerOf<Self> {
      Reduce { s, a in
        if case .inc = a {
          s.n += 1
          return .send(.delegate("n\(s.n)"))
        }
        return .none
      }
    }
  }
  @Reducer struct Mid {
    @ObservableState struct State: Equatable {
      @Presents var leaf: Leaf.State?
      var heard: [String] = []
    }
    enum Action { case leaf(PresentationAction<Leaf.Action>), open }
    var body: some ReducerOf<Self> {
      Reduce { s, a in
        switch a {
        case .open: s.leaf = Leaf.State()
        case .leaf(.presented(.delegate(let t))):
          s.heard.append(t)
          if t == "n2" { s.leaf = nil }
        default: break
        }
        return .none
      }.ifLet(\.$leaf, action: \.leaf) { Leaf() }
    }
  }
  @Reducer struct Top {
    @ObservableState struct State: Equatable {
      @Presents var mid: Mid.State? = Mid.State()
      var heard: [String] = []
    }
    enum Action { case mid(PresentationAction<Mid.Action>) }
    var body: some ReducerOf<Self> {
      Reduce { s, a in
        if case .mid(.presented(.leaf(.presented(.delegate(let t))))) = a {
          s.heard.append("top " + t)
        }
        return .none
      }.ifLet(\.$mid, action: \.mid) { Mid() }
    }
  }
  @MainActor static func run() async {
    await issues("test") {
      let t = TestStore(initialState: Top.State()) { Top() }
      await t.send(\.mid.open) { $0.mid?.leaf = Leaf.State() }
      await t.send(\.mid.leaf.inc) { $0.mid?.leaf?.n = 1 }
      await t.receive(\.mid.leaf.delegate, "n1") {
        $0.mid?.heard = ["n1"]
        $0.heard = ["top n1"]
      }
      await t.send(\.mid.leaf.inc) { $0.mid?.leaf?.n = 2 }
      await t.receive(\.mid.leaf.delegate, "n2") {
        $0.mid?.heard = ["n1", "n2"]
        $0.mid?.leaf = nil
        $0.heard = ["top n1", "top n2"]
      }
      await t.send(\.mid.leaf.inc)
      await t.send(\.mid.dismiss) { $0.mid = nil }
      await t.send(\.mid.open)
    }
  }
}
