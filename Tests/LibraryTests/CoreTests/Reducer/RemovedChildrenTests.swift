import ComposableArchitecture
import LibraryTestHelpers
import Testing

@MainActor
@Suite("Children that a later reducer removes", .timeLimit(.minutes(20)))
struct RemovedChildrenTests {
  @Test("The effects of a child go on when a later reducer of the body removes it")
  func removedLater() async {
    let gate = Gate()
    let reports = await reports(of: {
      let store = Store(initialState: Parent.State()) { Parent() }
      let tasks = [
        store.send(.optional(.waits(gate))),
        store.send(.rows(.element(id: 0, action: .waits(gate)))),
        store.send(.either(.child(.waits(gate)))),
      ]
      store.send(.removesAll)
      // By now no operator knows that it had a child.
      store.send(.nothing)
      gate.open()
      for task in tasks { await task.finish() }
      #expect(store.log.sorted() == ["either", "optional", "row"])
    })
    #expect(
      reports.failures.map(\.line).sorted() == [Parent.line, Parent.line + 1, Parent.line + 3]
    )
  }

  @Reducer
  struct Child {
    struct State: Equatable, Identifiable { var id = 0 }
    enum Action { case isOver, waits(Gate) }
    var body: some ReducerOf<Self> {
      Reduce { _, action in
        guard case .waits(let gate) = action else { return .none }
        return .run { send in
          try await gate.wait()
          await send(.isOver)
        }
      }
    }
  }

  @Reducer
  enum Either {
    case child(Child)
    case none
  }

  @Reducer
  struct Parent {
    @ObservableState
    struct State {
      var optional: Child.State? = Child.State()
      var rows: IdentifiedArrayOf<Child.State> = [Child.State()]
      var either = Either.State.child(Child.State())
      var log: [String] = []
    }
    enum Action {
      case either(Either.Action)
      case nothing
      case optional(Child.Action)
      case removesAll
      case rows(IdentifiedActionOf<Child>)
    }
    static let line = #line + 11
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .either(.child(.isOver)): state.log.append("either")
        case .optional(.isOver): state.log.append("optional")
        case .rows(.element(_, .isOver)): state.log.append("row")
        default: break
        }
        return .none
      }
      .ifLet(\.optional, action: \.optional) { Child() }
      .forEach(\.rows, action: \.rows) { Child() }
      Scope(\.either, action: \.either) {
        EmptyReducer().ifCaseLet(\.child, action: \.child) { Child() }
      }
      Reduce { state, action in
        guard case .removesAll = action else { return .none }
        state.optional = nil
        state.rows = []
        state.either = .none
        return .none
      }
    }
  }
}
