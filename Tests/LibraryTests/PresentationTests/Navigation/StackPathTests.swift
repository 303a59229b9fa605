import ComposableArchitecture
import Testing

@MainActor
@Suite("Stacks of different features", .timeLimit(.minutes(20)))
struct StackPathTests {
  let clock = TestClock()

  private func store(_ state: Tour.State) -> TestStoreOf<Tour> {
    TestStore(initialState: state) {
      Tour()
    } withDependencies: {
      $0.continuousClock = clock
    }
  }

  @Test("A child presented on top of an element closes itself, then the element does")
  func dismissal() async {
    let store = store(
      Tour.State(path: StackState([.nested(NestedSheet.State(child: NestedSheet.State()))]))
    )
    await store.send(\.path[id: 0].nested.child.closeButtonTapped)
    await store.receive(\.path[id: 0].nested.child.dismiss) {
      $0.path[id: 0, case: \.nested]?.child = nil
    }
    await store.send(\.path[id: 0].nested.closeButtonTapped)
    await store.receive(\.path.popFrom) { $0.path.removeAll() }
  }

  @Test("Effects below an element end with it")
  func effectsBelowElements() async {
    let store = store(
      Tour.State(path: StackState([.nested(NestedSheet.State(child: NestedSheet.State()))]))
    )
    await store.send(\.path[id: 0].nested.child.waitButtonTapped)
    await store.send(\.path.popFrom, 0) { $0.path.removeAll() }
  }

  @Test("The stores of elements are told apart by case")
  func stores() throws {
    let store = Store(
      initialState: Tour.State(path: StackState([.sheet(Sheet.State(count: 2))]))
    ) {
      Tour()
    }
    let id = try #require(store.path.ids.first)
    let element: StoreOf<Tour.Path>? = store.scope(
      \.path[id: id],
      action: \.path[id: id]
    )
    switch element?.case {
    case .sheet(let sheet): #expect(sheet.count == 2)
    default: Issue.record("The element is a sheet.")
    }
  }

  @Test("Predicates and patterns match the actions of elements")
  func receiving() async {
    let store = store(Tour.State(path: StackState([.sheet(Sheet.State())])))
    await store.send(\.path[id: 0].sheet.startButtonTapped)
    await clock.advance(by: .seconds(1))
    await store.receive {
      guard case .path(.element(id: 0, action: .sheet(.ticked))) = $0 else { return false }
      return true
    } assert: {
      $0.path[id: 0, case: \.sheet]?.count = 1
    }
    await store.send(.path(.element(id: 0, action: .sheet(.stopButtonTapped))))
  }
}

@Reducer
struct Tour {
  @Reducer
  enum Path {
    case nested(NestedSheet)
    case sheet(Sheet)
  }

  @ObservableState
  struct State: Equatable {
    var path = StackState<Path.State>()
  }

  enum Action {
    case path(StackActionOf<Path>)
  }

  var body: some ReducerOf<Self> {
    EmptyReducer().forEach(\.path, action: \.path)
  }
}

extension Tour.Path.State: Equatable {}
