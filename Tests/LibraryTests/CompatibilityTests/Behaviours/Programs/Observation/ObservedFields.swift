import ComposableArchitecture

/// An observer runs again when a field changes that it has read. A child that is set to itself is
/// no change. One that is made anew is a change for the child's own store.
enum ObservedFields: Program {
  @Reducer struct Child {
    @ObservableState struct State: Equatable {
      var count = 0
      var total = 0
    }
    enum Action { case addToCount, addToTotal, same }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .addToCount: state.count += 1
        case .addToTotal: state.total += 1
        case .same: state.count = state.count
        }
        return .none
      }
    }
  }
  @Reducer struct Root {
    @ObservableState struct State: Equatable {
      var child = Child.State()
      var optional: Child.State?
      var number = 0
      @ObservationStateIgnored var ignored = 0
      @Presents var sheet: Child.State?
      var list = [1, 2]
    }
    enum Action {
      case child(Child.Action), optional(Child.Action), sheet(PresentationAction<Child.Action>),
        number, ignored, setToItself, makeAnew, setOptional(Int?), setSheet(Int?), list,
        numberAndBack
    }
    var body: some ReducerOf<Self> {
      Scope(state: \.child, action: \.child) { Child() }
      Reduce { state, action in
        switch action {
        case .number: state.number += 1
        case .numberAndBack:
          let number = state.number
          state.number = 99
          state.number = number
        case .ignored: state.ignored += 1
        case .setToItself: state.child = state.child
        case .makeAnew:
          state.child = Child.State(count: state.child.count, total: state.child.total)
        case .setOptional(let count): state.optional = count.map { Child.State(count: $0) }
        case .setSheet(let count): state.sheet = count.map { Child.State(count: $0) }
        case .list: state.list.append(3)
        default: break
        }
        return .none
      }
      .ifLet(\.optional, action: \.optional) { Child() }
      .ifLet(\.$sheet, action: \.sheet) { Child() }
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
    let child = store.scope(state: \.child, action: \.child)
    watch("child.count") { _ = store.child.count }
    watch("child") { _ = store.child }
    watch("scoped child.count") { _ = child.count }
    watch("scoped child.total") { _ = child.total }
    watch("number") { _ = store.number }
    watch("ignored") { _ = store.ignored }
    watch("optional") { _ = store.optional }
    watch("optional?.count") { _ = store.optional?.count }
    watch("optional == nil") { _ = store.optional == nil }
    watch("scoped optional") { _ = store.scope(state: \.optional, action: \.optional) }
    watch("sheet") { _ = store.sheet }
    watch("sheet?.count") { _ = store.sheet?.count }
    watch("list.count") { _ = store.list.count }
    watch("state") { _ = store.state }
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
    await step("the child's count changes", .child(.addToCount))
    await step("the child's total changes", .child(.addToTotal))
    await step("the child's count is set to itself", .child(.same))
    await step("the number changes", .number)
    await step("the number changes and back", .numberAndBack)
    await step("an ignored field changes", .ignored)
    await step("the child is set to itself", .setToItself)
    await step("the child is made anew", .makeAnew)
    await step("an optional child appears", .setOptional(1))
    await step("its count changes", .optional(.addToCount))
    await step("another one is put in", .setOptional(5))
    await step("it disappears", .setOptional(nil))
    await step("a sheet appears", .setSheet(1))
    await step("its count changes", .sheet(.presented(.addToCount)))
    await step("another one is put in", .setSheet(1))
    await step("it is dismissed", .sheet(.dismiss))
    await step("the list changes", .list)
    tokens.forEach { $0.cancel() }
    await step("nobody observes", .number)
  }
}
