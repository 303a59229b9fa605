import ComposableArchitecture

/// A reducer's own override wins over one of the store. Effects read what their reducer read.
enum DependencyOverrides: Program {
  struct Name: TestDependencyKey, DependencyKey {
    static let liveValue = "live"
    static let testValue = "test"
    static let previewValue = "preview"
  }
  @Reducer struct Leaf {
    struct State: Equatable, Identifiable {
      var id = 0
      var said: [String] = []
    }
    enum Action: Equatable { case ask, said(String) }
    @Dependency(\.greeting) var name
    var body: some Reducer<State, Action> {
      Reduce { state, action in
        switch action {
        case .ask:
          state.said.append(name)
          return .run { send in
            @Dependency(\.greeting) var inside
            await send(.said(name + "/" + inside))
          }
        case .said(let text):
          state.said.append(text)
          return .none
        }
      }
    }
  }
  @Reducer struct Root {
    struct State: Equatable {
      var plain = Leaf.State(), overridden = Leaf.State(), transformed = Leaf.State(),
        made = Leaf.State()
      var rows: IdentifiedArrayOf<Leaf.State> = [Leaf.State(id: 1)]
    }
    enum Action: Equatable {
      case plain(Leaf.Action), overridden(Leaf.Action), transformed(Leaf.Action), made(Leaf.Action),
        rows(IdentifiedActionOf<Leaf>)
    }
    var body: some Reducer<State, Action> {
      Scope(state: \.plain, action: \.plain) { Leaf() }
      Scope(state: \.overridden, action: \.overridden) { Leaf().dependency(\.greeting, "inner") }
        .dependency(\.greeting, "outer")
      Scope(state: \.transformed, action: \.transformed) {
        Leaf().transformDependency(\.greeting) { $0 += "+" }
      }
      .transformDependency(\.greeting) { $0 = "[" + $0 + "]" }
      Scope(state: \.made, action: \.made) {
        withDependencies {
          $0.greeting = "made"
        } operation: {
          Leaf()
        }
      }
      EmptyReducer().forEach(\.rows, action: \.rows) { Leaf().dependency(\.greeting, "row") }
    }
  }
  @available(*, deprecated) @MainActor static func run() async {
    func all(_ name: String, _ store: StoreOf<Root>) async {
      for action: Root.Action in [
        .plain(.ask), .overridden(.ask), .transformed(.ask), .made(.ask),
        .rows(.element(id: 1, action: .ask)),
      ] { await store.send(action).finish() }
      store.withState {
        print(
          "\(name):",
          $0.plain.said,
          $0.overridden.said,
          $0.transformed.said,
          $0.made.said,
          $0.rows[0].said
        )
      }
    }
    await all("no override", Store(initialState: Root.State()) { Root() })
    await all(
      "an override of the store",
      Store(initialState: Root.State()) {
        Root()
      } withDependencies: {
        $0.greeting = "store"
      }
    )
    await all(
      "an override of the store and its reducer",
      Store(initialState: Root.State()) {
        Root().dependency(\.greeting, "root")
      } withDependencies: {
        $0.greeting = "store"
      }
    )
    await withDependencies {
      $0.greeting = "around"
    } operation: {
      await all("an override around the store", Store(initialState: Root.State()) { Root() })
    }
    await all(
      "a preview",
      withDependencies {
        $0.context = .preview
      } operation: {
        Store(initialState: Root.State()) { Root() }
      }
    )
    await all(
      "a test",
      withDependencies {
        $0.context = .test
      } operation: {
        Store(initialState: Root.State()) { Root() }
      }
    )
  }
}
extension DependencyValues {
  var greeting: String {
    get { self[DependencyOverrides.Name.self] }
    set { self[DependencyOverrides.Name.self] = newValue }
  }
}
