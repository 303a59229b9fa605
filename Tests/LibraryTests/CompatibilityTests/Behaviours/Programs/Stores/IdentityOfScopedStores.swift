import ComposableArchitecture

/// A store that is scoped twice in the same way is the same object, also after a row has moved or
/// another value was put in.
enum IdentityOfScopedStores: Program {
  @Reducer struct Child {
    @ObservableState struct State: Equatable, Identifiable {
      var id = 0
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
  @Reducer enum Destination {
    case left(Child)
    case right(Child)
  }
  @Reducer struct Root {
    @ObservableState struct State {
      var child = Child.State()
      var optional: Child.State? = Child.State()
      var rows: IdentifiedArrayOf<Child.State> = [Child.State(id: 1), Child.State(id: 2)]
      @Presents var destination: Destination.State? = .left(Child.State())
    }
    enum Action {
      case child(Child.Action), optional(Child.Action), rows(IdentifiedActionOf<Child>),
        destination(PresentationAction<Destination.Action>), newOptional, removeOptional, move,
        setDestination(Int)
    }
    var body: some ReducerOf<Self> {
      Scope(state: \.child, action: \.child) { Child() }
      Reduce { state, action in
        switch action {
        case .newOptional: state.optional = Child.State(id: 5)
        case .removeOptional: state.optional = nil
        case .move: state.rows.move(fromOffsets: [0], toOffset: 2)
        case .setDestination(let number):
          state.destination = number == 0 ? .left(Child.State(id: 3)) : .right(Child.State(id: 4))
        default: break
        }
        return .none
      }
      .ifLet(\.optional, action: \.optional) { Child() }
      .forEach(\.rows, action: \.rows) { Child() }
      .ifLet(\.$destination, action: \.destination)
    }
  }
  @MainActor static func run() async {
    let root = Store(initialState: Root.State()) { Root() }
    let child = root.scope(state: \.child, action: \.child)
    root.send(.child(.increment))
    print(
      "a child's store is the same, its count:",
      child === root.scope(state: \.child, action: \.child),
      child.count
    )
    let optional = root.optionalStore()
    print("an optional child's store is the same:", optional === root.optionalStore())
    root.send(.newOptional)
    print(
      "it is the same after another value is put in, its id:",
      optional === root.optionalStore(),
      optional?.state.id as Any
    )
    root.send(.removeOptional)
    print("it is nil for nil, its last count:", root.optionalStore() == nil, optional?.count as Any)
    root.send(.newOptional)
    let newer = root.optionalStore()
    print("it is another one after nil:", optional === newer)
    await issues("an action to a store from before nil") { optional?.send(.increment) }
    print(
      "counts of the store from before nil and of the newer one:",
      optional?.count as Any,
      newer?.count as Any
    )
    let rows = Array(root.scope(state: \.rows, action: \.rows))
    root.send(.move)
    let after = Array(root.scope(state: \.rows, action: \.rows))
    print(
      "id of the first row, ids after a move, both stores are the same:",
      rows[0].state.id,
      after.map { $0.state.id },
      rows[0] === after[1],
      rows[1] === after[0]
    )
    let destination = root.destinationStore()
    let destinationCase = destination?.case
    print("a destination's store is the same:", destination === root.destinationStore())
    if case .left(let left)? = destinationCase {
      left.send(.increment)
      print(
        "count of its case, count in the root:",
        left.count,
        root.destination?.left?.count as Any
      )
    }
    root.send(.setDestination(0))
    print("it is the same with another value of the case:", destination === root.destinationStore())
    root.send(.setDestination(1))
    print(
      "it is the same with another case, its state has that case:",
      destination === root.destinationStore(),
      destination?.state.is(\.right) as Any
    )
    print("counts of the child and the rows:", root.child.count, root.rows.map(\.count))
  }
}
extension Store
where State == IdentityOfScopedStores.Root.State, Action == IdentityOfScopedStores.Root.Action {
  @MainActor func optionalStore() -> StoreOf<IdentityOfScopedStores.Child>? {
    scope(state: \.optional, action: \.optional)
  }
  @MainActor func destinationStore() -> StoreOf<IdentityOfScopedStores.Destination>? {
    scope(state: \.destination, action: \.destination.presented)
  }
}
