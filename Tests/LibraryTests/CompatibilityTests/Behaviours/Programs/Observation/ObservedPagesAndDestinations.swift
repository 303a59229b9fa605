import ComposableArchitecture

/// Observers of pages and destinations run again when a page comes, goes or changes, and not for
/// other fields.
enum ObservedPagesAndDestinations: Program {
  @Reducer struct Page {
    @ObservableState struct State: Equatable { var count = 0 }
    enum Action { case increment }
    var body: some ReducerOf<Self> {
      Reduce { state, _ in
        state.count += 1
        return .none
      }
    }
  }
  @Reducer enum Path {
    case left(Page)
    case right(Page)
  }
  @Reducer struct Root {
    @ObservableState struct State: Equatable {
      var path = StackState<Path.State>()
      @Presents var destination: Path.State?
      var number = 0
    }
    enum Action {
      case path(StackActionOf<Path>), destination(PresentationAction<Path.Action>), push,
        present(Path.State?), number, replace
    }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .push: state.path.append(.left(Page.State()))
        case .present(let destination): state.destination = destination
        case .number: state.number += 1
        case .replace: state.path[id: state.path.ids[0]] = .right(Page.State(count: 5))
        default: break
        }
        return .none
      }.forEach(\.path, action: \.path).ifLet(\.$destination, action: \.destination)
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
    func page(_ id: StackElementID) -> StoreOf<Path>? {
      store.scope(state: \.path[id: id], action: \.path[id: id])
    }
    watch("ids") { _ = store.path.ids.count }
    watch("destination") {
      _ = store.scope(state: \.destination, action: \.destination.presented) as StoreOf<Path>?
    }
    watch("count of the destination") {
      let destination: StoreOf<Path>? = store.scope(
        state: \.destination,
        action: \.destination.presented
      )
      if let current = destination?.case {
        switch current {
        case .left(let left): _ = left.count
        case .right(let right): _ = right.count
        }
      }
    }
    watch("number") { _ = store.number }
    watch("counts of pages") {
      for id in store.path.ids {
        if let page = page(id) {
          switch page.case {
          case .left(let left): _ = left.count
          case .right(let right): _ = right.count
          }
        }
      }
    }
    watch("count of the last page") {
      if let id = store.path.ids.last, let page = page(id), case .left(let left) = page.case {
        _ = left.count
      }
    }
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
    await step("the number changes", .number)
    await step("a page is pushed", .push)
    await step("another page is pushed", .push)
    await step(
      "the first page's count changes",
      .path(.element(id: store.path.ids[0], action: .left(.increment)))
    )
    await step(
      "the second page's count changes",
      .path(.element(id: store.path.ids[1], action: .left(.increment)))
    )
    await step("the first page becomes another case", .replace)
    await step(
      "its count changes",
      .path(.element(id: store.path.ids[0], action: .right(.increment)))
    )
    await step("the second page is popped", .path(.popFrom(id: store.path.ids[1])))
    await step("a destination is presented", .present(.left(Page.State())))
    await step("its count changes", .destination(.presented(.left(.increment))))
    await step("another case is presented", .present(.right(Page.State())))
    await step("its count changes", .destination(.presented(.right(.increment))))
    await step("the same case is presented again", .present(.right(Page.State())))
    await step("it is dismissed", .destination(.dismiss))
  }
}
extension ObservedPagesAndDestinations.Path.State: Equatable {}
