import ComposableArchitecture

/// A child's store and an effect keep the reducer alive. Stores that are scoped in the same way are
/// the same, and rows keep their last state.
enum ReferencesToStores: Program {
  final class Token: Sendable {
    let log: Log
    let name: String
    init(_ name: String, _ log: Log) {
      self.name = name
      self.log = log
    }
    deinit { log("\(name) is gone") }
  }
  @Reducer struct Child {
    @ObservableState struct State: Equatable { var count = 0 }
    enum Action { case increment }
    let token: Token
    var body: some ReducerOf<Self> {
      Reduce { state, _ in
        state.count += 1
        return .none
      }
    }
  }
  @Reducer struct Root {
    @ObservableState struct State: Equatable {
      var child = Child.State()
      @Presents var sheet: Child.State?
      var list: IdentifiedArrayOf<Row.State> = [Row.State(id: 1)]
    }
    enum Action {
      case child(Child.Action), sheet(PresentationAction<Child.Action>), open,
        list(IdentifiedActionOf<Row>), wait, remove
    }
    let token: Token
    var body: some ReducerOf<Self> {
      Scope(state: \.child, action: \.child) { Child(token: token) }
      Reduce { state, action in
        switch action {
        case .open: state.sheet = Child.State()
        case .remove: state.list = []
        case .wait:
          return .run { [token] _ in
            try? await Task.never()
            token.log("woke")
          }
        default: break
        }
        return .none
      }.ifLet(\.$sheet, action: \.sheet) { Child(token: token) }.forEach(\.list, action: \.list) {
        Row()
      }
    }
  }
  @Reducer struct Row {
    @ObservableState struct State: Equatable, Identifiable {
      let id: Int
      var count = 0
    }
    enum Action { case increment }
    var body: some ReducerOf<Self> {
      Reduce { state, _ in
        state.count += 1
        return .none
      }
    }
  }
  @MainActor static func run() async {
    let log = Log()
    do {
      var root: StoreOf<Root>? = Store(initialState: Root.State()) { [token = Token("root", log)] in
        Root(token: token)
      }
      let child = root!.scope(state: \.child, action: \.child)
      weak var weakRoot: StoreOf<Root>?
      weakRoot = root
      root = nil
      await settle()
      print("the root's own object is gone:", weakRoot == nil)
      child.send(.increment)
      print("count of the child:", child.count)
      log.flush("while the child's store is held")
    }
    await settle()
    log.flush("after the child's store is gone")
    do {
      let root = Store(initialState: Root.State()) { [token = Token("waiting root", log)] in
        Root(token: token)
      }
      root.send(.wait)
      await settle()
    }
    await settle()
    log.flush("after a store with an effect is gone")
    do {
      let root = Store(initialState: Root.State()) { [token = Token("presenting root", log)] in
        Root(token: token)
      }
      root.send(.open)
      weak var weakSheet: StoreOf<Child>?
      do {
        let sheet: StoreOf<Child>? = root.scope(state: \.sheet, action: \.sheet.presented)
        weakSheet = sheet
        print("a sheet has a store:", sheet != nil)
      }
      print("the sheet's store is gone when nobody holds it:", weakSheet == nil)
      let rows = Array(root.scope(state: \.list, action: \.list))
      weak var row: StoreOf<Row>?
      row = rows[0]
      rows[0].send(.increment)
      print("count of a row, in its store and in the root:", rows[0].count, root.list[id: 1]!.count)
      root.send(.remove)
      await issues("an action through the store of a row that is gone") { row?.send(.increment) }
      print("last count of the row:", rows[0].count)
    }
    await settle()
    log.flush("after a store with a sheet and rows is gone")
    let root = Store(initialState: Root.State()) { [token = Token("last root", log)] in
      Root(token: token)
    }
    let first = root.scope(state: \.child, action: \.child),
      second = root.scope(state: \.child, action: \.child)
    print(
      "a child's store: the same, equal ids, equal, in a set, its id is its identity:",
      first === second,
      first.id == second.id,
      first == second,
      Set([first, second]).count,
      ObjectIdentifier(first) == first.id
    )
    let row = Array(root.scope(state: \.list, action: \.list))[0],
      sameRow = Array(root.scope(state: \.list, action: \.list))[0]
    print("a row's store is the same:", row === sameRow)
  }
}
