import ComposableArchitecture

/// A feature dismisses the nearest presentation above it: a plain leaf and a row close the feature
/// that holds them.
enum DismissalOfGrandchildren: Program {
  @Reducer struct Leaf {
    @ObservableState struct State: Equatable { var name: String }
    enum Action: Equatable { case close, ask }
    @Dependency(\.dismiss) var dismiss
    @Dependency(\.isPresented) var isPresented
    let log: Log
    var body: some Reducer<State, Action> {
      Reduce { state, action in
        switch action {
        case .ask:
          log("is presented \(isPresented)")
          return .none
        case .close: return .run { _ in await dismiss() }
        }
      }
    }
  }
  @Reducer struct Middle {
    @ObservableState struct State: Equatable {
      var plain = Leaf.State(name: "plain")
      @Presents var shown: Leaf.State? = Leaf.State(name: "shown")
      var rows: IdentifiedArray<Int, RowState> = [RowState(id: 1)]
    }
    struct RowState: Equatable, Identifiable {
      var id: Int
      var leaf = Leaf.State(name: "row")
    }
    enum Action: Equatable {
      case plain(Leaf.Action), shown(PresentationAction<Leaf.Action>),
        rows(IdentifiedAction<Int, Leaf.Action>)
    }
    let log: Log
    var body: some Reducer<State, Action> {
      Scope(state: \.plain, action: \.plain) { Leaf(log: log) }
      EmptyReducer().ifLet(\.$shown, action: \.shown) { Leaf(log: log) }
        .forEach(\.rows, action: \.rows) { Scope(state: \.leaf, action: \.self) { Leaf(log: log) } }
    }
  }
  @Reducer struct Root {
    @ObservableState struct State: Equatable {
      @Presents var middle: Middle.State? = Middle.State()
    }
    enum Action: Equatable { case middle(PresentationAction<Middle.Action>) }
    let log: Log
    var body: some Reducer<State, Action> {
      EmptyReducer().ifLet(\.$middle, action: \.middle) { Middle(log: log) }
    }
  }
  @MainActor static func run() async {
    let log = Log()
    let paths: [(String, (Leaf.Action) -> Middle.Action)] = [
      ("plain", { .plain($0) }), ("shown", { .shown(.presented($0)) }),
      ("row", { .rows(.element(id: 1, action: $0)) }),
    ]
    for (name, make) in paths {
      let store = Store(initialState: Root.State()) { Root(log: log) }
      store.send(.middle(.presented(make(.ask))))
      await store.send(.middle(.presented(make(.close)))).finish()
      await settle()
      log.flush("a \(name) leaf asks, then closes")
      print(
        "its holder is gone, its sheet is gone:",
        store.middle == nil,
        store.middle?.shown == nil
      )
    }
  }
}
