import ComposableArchitecture
import LibraryTestHelpers
import Testing

@MainActor
@Suite("Stacks")
struct StackReducerTests {
  private func store(_ state: Stacker.State = Stacker.State()) -> TestStoreOf<Stacker> {
    TestStore(initialState: state) { Stacker() }
  }

  @Test("A second push of an id is reported and changes nothing")
  func duplicatePush() async {
    let store = store(Stacker.State(path: StackState([Sheet.State(id: 3)])))
    await withKnownIssue {
      await store.send(.path(.push(id: 0, state: Sheet.State(id: 5)))) {
        $0.log = ["push #0, now 1"]
      }
    }
    #expect(store.state.path[id: 0]?.id == 3)
  }

  @Test("In a test, an element may be pushed again under the id it had")
  func pushAgain() async {
    let store = store()
    store.exhaustivity = .off
    await store.send(.path(.push(id: 0, state: Sheet.State(id: 5))))
    await store.send(.path(.popFrom(id: 0)))
    await store.send(.path(.push(id: 0, state: Sheet.State(id: 5)))) {
      $0.path[id: 0] = Sheet.State(id: 5)
    }
    #expect(store.state.path.ids == [0])
  }

  @Test("In a test, a push with an id that lies ahead is reported")
  func unexpectedPush() async {
    let store = store()
    await withKnownIssue {
      await store.send(.path(.push(id: 4, state: Sheet.State(id: 5)))) {
        $0.path[id: 4] = Sheet.State(id: 5)
        $0.log = ["push #4, now 1"]
      }
    }
  }
}

@Reducer
struct Stacker {
  @ObservableState
  struct State: Equatable {
    var log: [String] = []
    var path = StackState<Sheet.State>()
  }

  enum Action {
    case path(StackActionOf<Sheet>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .path(.element):
        break
      case .path(.popFrom(let id)):
        state.log.append("pop \(id.debugDescription) of \(state.path.count)")
      case .path(.push(let id, _)):
        state.log.append("push \(id.debugDescription), now \(state.path.count)")
      }
      return .none
    }
    .forEach(\.path, action: \.path) {
      Sheet()
    }
  }
}
