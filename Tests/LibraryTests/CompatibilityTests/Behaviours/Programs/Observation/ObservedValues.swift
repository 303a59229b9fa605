import ComposableArchitecture

/// An observer runs once for all changes of a turn, if it has read one of the changed fields at its
/// last run.
enum ObservedValues: Program {
  @Reducer struct Child {
    @ObservableState struct State: Equatable {
      var count = 0
      var total = 0
    }
    enum Action { case addToCount, addToTotal, none }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .addToCount: state.count += 1
        case .addToTotal: state.total += 1
        case .none: break
        }
        return .none
      }
    }
  }
  @Reducer struct Root {
    @ObservableState struct State: Equatable {
      var child = Child.State()
      var optional: Child.State?
      var list = [1, 2]
      var dict = ["a": 1]
      var left = 0
      var right = 0
      var sum: Int { left + right }
      @ObservationStateIgnored var hidden = 0
      var pair = Pair()
    }
    struct Pair: Equatable {
      var first = 0
      var second = 0
    }
    enum Action {
      case child(Child.Action), optional(Child.Action), setOptional(Child.State?), list, left,
        right, same, hidden, first, twice, whole, dict
    }
    var body: some ReducerOf<Self> {
      Scope(state: \.child, action: \.child) { Child() }
      Reduce { state, action in
        switch action {
        case .list: state.list[0] += 1
        case .left: state.left += 1
        case .right: state.right += 1
        case .same:
          state.left = state.left
          state.list = state.list
          state.child = state.child
        case .hidden: state.hidden += 1
        case .first: state.pair.first += 1
        case .twice:
          state.left += 1
          state.right += 1
        case .setOptional(let optional): state.optional = optional
        case .whole: state = State()
        case .dict: state.dict["b", default: 0] += 1
        default: break
        }
        return .none
      }.ifLet(\.optional, action: \.optional) { Child() }
    }
  }
  @MainActor static func run() async {
    let store = Store(initialState: Root.State()) { Root() }
    var counts: [String: Int] = [:]
    var tokens: [ObserveToken] = []
    func watch(_ name: String, _ read: @escaping @MainActor () -> Void) {
      tokens.append(
        observe {
          read()
          counts[name, default: 0] += 1
        }
      )
    }
    watch("left") { _ = store.left }
    watch("sum") { _ = store.sum }
    watch("list.count") { _ = store.list.count }
    watch("dict[a]") { _ = store.dict["a"] }
    watch("child.count") { _ = store.child.count }
    watch("child") { _ = store.child }
    watch("optional?.count") { _ = store.optional?.count }
    watch("hidden") { _ = store.hidden }
    watch("pair.second") { _ = store.pair.second }
    watch("state") { _ = store.state }
    watch("right if left > 1") { if store.left > 1 { _ = store.right } }
    let child = store.scope(state: \.child, action: \.child)
    watch("scoped child.count") { _ = child.count }
    watch("scoped child.total") { _ = child.total }
    await settle()
    func step(_ name: String, _ action: Root.Action) async {
      counts = [:]
      store.send(action)
      await settle()
      print(
        "\(name):",
        counts.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }.joined(separator: ", ")
      )
    }
    await step("left changes", .left)
    await step("right changes", .right)
    await step("left changes again", .left)
    await step("right changes again", .right)
    await step("fields are set to themselves", .same)
    await step("the list changes", .list)
    await step("the dictionary changes", .dict)
    await step("the child's count changes", .child(.addToCount))
    await step("the child's total changes", .child(.addToTotal))
    await step("the child does not change", .child(.none))
    await step("an optional child appears", .setOptional(Child.State()))
    await step("its count changes", .optional(.addToCount))
    await step("its total changes", .optional(.addToTotal))
    await step("it disappears", .setOptional(nil))
    await step("an ignored field changes", .hidden)
    await step("the first of a pair changes", .first)
    await step("left and right change", .twice)
    await step("the whole state is put in", .whole)
    counts = [:]
    store.send(.left)
    store.send(.left)
    store.send(.left)
    await settle()
    print("runs after three changes in one turn:", counts["left"] as Any)
    tokens[0].cancel()
    counts = [:]
    store.send(.left)
    await settle()
    print(
      "runs after a cancellation, runs of another:",
      counts["left"] as Any,
      counts["sum"] as Any
    )
    var runs = 0
    do {
      let token = observe {
        _ = store.left
        runs += 1
      }
      _ = token
    }
    await settle()
    store.send(.left)
    await settle()
    print("runs of an observer whose token is gone:", runs)
  }
}
