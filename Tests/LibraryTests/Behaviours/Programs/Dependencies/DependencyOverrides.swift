import ComposableArchitecture

/// Dependencies of children: nested overrides, effects, rows, transformations.
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
    @Dependency(\.p30) var name
    var body: some Reducer<State, Action> {
      Reduce { s, a in
        switch a {
        case .ask:
          s.said.append(name)
          return .run { send in
            @Dependency(\.p30) var inside
            await send(.said(name + "/" + inside))
          }
        case .said(let t):
          s.said.append(t)
          return .none
        }
      }
    }
  }
  @Reducer struct Root {
    struct State: Equatable {
      var a = Leaf.State(), b = Leaf.State(), c = Leaf.State(), d = Leaf.State()
      var rows: IdentifiedArrayOf<Leaf.State> = [Leaf.State(id: 1)]
    }
    enum Action: Equatable {
      case a(Leaf.Action), b(Leaf.Action), c(Leaf.Action), d(Leaf.Action), rows(
        IdentifiedActionOf<Leaf>
      )
    }
    var body: some Reducer<State, Action> {
      Scope(state: \.a, action: \.a) { Leaf() }
      Scope(state: \.b, action: \.b) { Leaf().dependency(\.p30, "inner") }.dependency(
        \.p30,
        "outer"
      )
      Scope(state: \.c, action: \.c) { Leaf().transformDependency(\.p30) { $0 += "+" } }
        .transformDependency(\.p30) { $0 = "[" + $0 + "]" }
      Scope(state: \.d, action: \.d) {
        withDependencies {
          $0.p30 = "made"
        } operation: {
          Leaf()
        }
      }
      EmptyReducer().forEach(\.rows, action: \.rows) { Leaf().dependency(\.p30, "row") }
    }
  }
  @available(*, deprecated) @MainActor static func run() async {
    func all(_ store: StoreOf<Root>) async {
      for a: Root.Action in [
        .a(.ask), .b(.ask), .c(.ask), .d(.ask), .rows(.element(id: 1, action: .ask)),
      ] { await store.send(a).finish() }
      store.withState { print($0.a.said, $0.b.said, $0.c.said, $0.d.said, $0.rows[0].said) }
    }
    await all(Store(initialState: Root.State()) { Root() })
    await all(
      Store(initialState: Root.State()) {
        Root()
      } withDependencies: {
        $0.p30 = "store"
      }
    )
    await all(
      Store(initialState: Root.State()) {
        Root().dependency(\.p30, "root")
      } withDependencies: {
        $0.p30 = "store"
      }
    )
    await withDependencies {
      $0.p30 = "around"
    } operation: {
      await all(Store(initialState: Root.State()) { Root() })
    }
    await all(
      withDependencies {
        $0.context = .preview
      } operation: {
        Store(initialState: Root.State()) { Root() }
      }
    )
    await all(
      withDependencies {
        $0.context = .test
      } operation: {
        Store(initialState: Root.State()) { Root() }
      }
    )
  }
}
extension DependencyValues {
  var p30: String {
    get { self[DependencyOverrides.Name.self] }
    set { self[DependencyOverrides.Name.self] = newValue }
  }
}
