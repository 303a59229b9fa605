import ComposableArchitecture

/// A leaf two presentations deep tells both features above it. Actions for a leaf or a middle that
/// is gone are issues.
enum NestedPresentation: Program {
  @Reducer struct Leaf {
    @ObservableState struct State: Equatable { var count = 0 }
    enum Action { case increment, delegate(String) }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        if case .increment = action {
          state.count += 1
          return .send(.delegate("count \(state.count)"))
        }
        return .none
      }
    }
  }
  @Reducer struct Middle {
    @ObservableState struct State: Equatable {
      @Presents var leaf: Leaf.State?
      var heard: [String] = []
    }
    enum Action { case leaf(PresentationAction<Leaf.Action>), open }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .open: state.leaf = Leaf.State()
        case .leaf(.presented(.delegate(let text))):
          state.heard.append(text)
          if text == "count 2" { state.leaf = nil }
        default: break
        }
        return .none
      }.ifLet(\.$leaf, action: \.leaf) { Leaf() }
    }
  }
  @Reducer struct Top {
    @ObservableState struct State: Equatable {
      @Presents var middle: Middle.State? = Middle.State()
      var heard: [String] = []
    }
    enum Action { case middle(PresentationAction<Middle.Action>) }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        if case .middle(.presented(.leaf(.presented(.delegate(let text))))) = action {
          state.heard.append("top " + text)
        }
        return .none
      }.ifLet(\.$middle, action: \.middle) { Middle() }
    }
  }
  @MainActor static func run() async {
    await issues("a leaf that its parent closes, and actions for what is gone") {
      let store = TestStore(initialState: Top.State()) { Top() }
      await store.send(\.middle.open) { $0.middle?.leaf = Leaf.State() }
      await store.send(\.middle.leaf.increment) { $0.middle?.leaf?.count = 1 }
      await store.receive(\.middle.leaf.delegate, "count 1") {
        $0.middle?.heard = ["count 1"]
        $0.heard = ["top count 1"]
      }
      await store.send(\.middle.leaf.increment) { $0.middle?.leaf?.count = 2 }
      await store.receive(\.middle.leaf.delegate, "count 2") {
        $0.middle?.heard = ["count 1", "count 2"]
        $0.middle?.leaf = nil
        $0.heard = ["top count 1", "top count 2"]
      }
      await store.send(\.middle.leaf.increment)
      await store.send(\.middle.dismiss) { $0.middle = nil }
      await store.send(\.middle.open)
    }
  }
}
