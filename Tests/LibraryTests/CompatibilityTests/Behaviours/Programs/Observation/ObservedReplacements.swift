import ComposableArchitecture

/// A new child with equal values is a change for the child's own store alone. Another case of a
/// destination is a change for those who read its values.
enum ObservedReplacements: Program {
  @Reducer struct Child {
    @ObservableState struct State: Equatable, Identifiable {
      var id = 1
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
    @ObservableState struct State: Equatable {
      var child = Child.State()
      var plain = [1, 2]
      var rows: IdentifiedArrayOf<Child.State> = [Child.State()]
      @Presents var destination: Destination.State? = .left(Child.State())
      var text = ""
    }
    enum Action {
      case child(Child.Action), rows(IdentifiedActionOf<Child>),
        destination(PresentationAction<Destination.Action>), set(Int), swap, undo, text(String)
    }
    var body: some ReducerOf<Self> {
      Scope(state: \.child, action: \.child) { Child() }
      Reduce { state, action in
        switch action {
        case .set(let count): state.child = Child.State(count: count)
        case .swap:
          state.destination =
            state.destination?.is(\.left) == true
            ? .right(Child.State(count: 9)) : .left(Child.State(count: 8))
        case .undo:
          let old = state.child
          state.child.count += 10
          state.child = old
        case .text(let text): state.text = text
        default: break
        }
        return .none
      }.forEach(\.rows, action: \.rows) { Child() }.ifLet(\.$destination, action: \.destination)
    }
  }
  @MainActor static func run() async {
    let store = Store(initialState: Root.State()) { Root() }
    var seen: [String] = []
    var tokens: [ObserveToken] = []
    let child = store.scope(state: \.child, action: \.child)
    tokens.append(observe { seen.append("root \(store.child.count)") })
    tokens.append(observe { seen.append("child \(child.count)") })
    tokens.append(observe { seen.append("left \(store.destination?.left?.count ?? -1)") })
    tokens.append(observe { seen.append("text \(store.text)") })
    await settle()
    func step(_ name: String, _ action: Root.Action) async {
      seen = []
      store.send(action)
      await settle()
      print("\(name):", seen.sorted())
    }
    await step("the child's count changes", .child(.increment))
    await step("a child with 5", .set(5))
    await step("another child with 5", .set(5))
    await step("a child with 6", .set(6))
    await step("the count changes and the child is put back", .undo)
    await step("the child's count changes", .child(.increment))
    await step("the destination's case changes", .swap)
    await step("the case changes back", .swap)
    await step("the case's count changes", .destination(.presented(.left(.increment))))
    await step("the text changes", .text("x"))
    await step("the text is set to itself", .text("x"))
  }
}
extension ObservedReplacements.Destination.State: Equatable {}
