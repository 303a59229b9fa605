import ComposableArchitecture
import Testing

@MainActor
@Suite("Stacks", .timeLimit(.minutes(20)))
struct StackReducerTests {
  let clock = TestClock()

  private func store(_ state: Stacker.State = Stacker.State()) -> TestStore<
    Stacker.State, Stacker.Action
  > {
    TestStore(initialState: state) {
      Stacker()
    } withDependencies: {
      $0.continuousClock = clock
    }
  }

  @Test("An element runs first, then the parent")
  func elementRunsFirst() async {
    let store = store()
    await store.send(.openButtonTapped) { $0.path.append(Sheet.State(id: 1)) }
    await store.send(\.path[id: 0].incrementButtonTapped) {
      $0.path[id: 0]?.count = 1
      $0.log = ["#0 has 1"]
    }
  }

  @Test("The action goes to the element with that id alone")
  func oneOfMany() async {
    let store = store(Stacker.State(path: StackState([Sheet.State(), Sheet.State()])))
    await store.send(.path(.element(id: 1, action: .incrementButtonTapped))) {
      $0.path[id: 1]?.count = 1
      $0.log = ["#1 has 1"]
    }
    await store.send(.path(.element(id: 0, action: .incrementButtonTapped))) {
      $0.path[id: 0]?.count = 1
      $0.log = ["#1 has 1", "#0 has 1"]
    }
  }

  @Test("Several elements can be pushed at once, and popped to the root")
  func deepLink() async {
    let store = store()
    await store.send(.openTwoButtonTapped) {
      $0.path[id: 0] = Sheet.State(id: 1)
      $0.path[id: 1] = Sheet.State(id: 2)
    }
    await store.send(.homeButtonTapped) { $0.path.removeAll() }
    await store.send(.openButtonTapped) { $0.path[id: 2] = Sheet.State(id: 1) }
  }

  @Test("popFrom lets the parent see the stack first, then the elements go")
  func popFrom() async {
    let store = store(
      Stacker.State(path: StackState([Sheet.State(), Sheet.State(), Sheet.State()]))
    )
    await store.send(.path(.popFrom(id: 1))) {
      $0.log = ["pop #1 of 3"]
      $0.path.pop(from: 1)
    }
    #expect(store.state.path.count == 1)
  }

  @Test("push adds the element, then the parent runs")
  func push() async {
    let store = store()
    await store.send(.path(.push(id: 0, state: Sheet.State(id: 5)))) {
      $0.path[id: 0] = Sheet.State(id: 5)
      $0.log = ["push #0, now 1"]
    }
    await store.send(.openButtonTapped) { $0.path[id: 1] = Sheet.State(id: 1) }
  }

  @Test("A second push of an id is reported and changes nothing")
  func duplicatePush() async {
    let store = store(Stacker.State(path: StackState([Sheet.State(id: 3)])))
    await withExpectedIssue {
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
    await withExpectedIssue {
      await store.send(.path(.push(id: 4, state: Sheet.State(id: 5)))) {
        $0.path[id: 4] = Sheet.State(id: 5)
        $0.log = ["push #4, now 1"]
      }
    }
  }

  @Test("Actions for an element that is not there are reported, and the parent runs")
  func missingElement() async {
    let store = store()
    let reports = await reports(of: {
      await store.send(.path(.element(id: 8, action: .incrementButtonTapped))) {
        $0.log = ["#8 has -1"]
      }
      await store.send(.path(.popFrom(id: 9))) {
        $0.log = ["#8 has -1", "pop #9 of 0"]
      }
    })
    #expect(reports.messages.count == 2)
    for part in ["StackReducerTests.swift:", "#8", "incrementButtonTapped", "not in the stack"] {
      #expect(reports.messages.first?.contains(part) == true)
    }
    #expect(reports.messages.last?.contains("#9") == true)
  }

  @Test("Effects of an element end when it goes, those of others go on")
  func effectsEnd() async {
    let store = store(Stacker.State(path: StackState([Sheet.State(), Sheet.State()])))
    await store.send(\.path[id: 0].startButtonTapped)
    await store.send(\.path[id: 1].startButtonTapped)
    await store.send(\.path.popFrom, 1) {
      $0.log = ["pop #1 of 2"]
      $0.path.pop(from: 1)
    }
    await clock.advance(by: .seconds(1))
    await store.receive(\.path[id: 0].ticked) { $0.path[id: 0]?.count = 1 }
    await store.send(.homeButtonTapped) { $0.path.removeAll() }
    await clock.advance(by: .seconds(5))
  }

  @Test("Elements of one kind do not cancel each other's effects")
  func cancellationIsPerElement() async {
    let store = store(Stacker.State(path: StackState([Sheet.State(), Sheet.State()])))
    await store.send(\.path[id: 0].startButtonTapped)
    await store.send(\.path[id: 1].startButtonTapped)
    await store.send(\.path[id: 0].stopButtonTapped)
    await clock.advance(by: .seconds(1))
    await store.receive(\.path[id: 1].ticked) { $0.path[id: 1]?.count = 1 }
    await store.send(.homeButtonTapped) { $0.path.removeAll() }
  }

  @Test("An element can close itself, and all above it goes too")
  func dismiss() async {
    let store = store(
      Stacker.State(path: StackState([Sheet.State(), Sheet.State(), Sheet.State()]))
    )
    await store.send(\.path[id: 1].lookAround) { $0.path[id: 1]?.isPresented = true }
    await store.send(\.path[id: 1].closeButtonTapped)
    await store.receive(\.path.popFrom) {
      $0.log = ["pop #1 of 3"]
      $0.path.pop(from: 1)
    }
  }

  @Test("An element that was pushed later can close itself")
  func dismissPushed() async {
    let store = store()
    await store.send(.openButtonTapped) { $0.path[id: 0] = Sheet.State(id: 1) }
    await store.send(\.path[id: 0].closeButtonTapped)
    await store.receive(\.path.popFrom) {
      $0.log = ["pop #0 of 1"]
      $0.path = StackState()
    }
  }

  @Test("In a store, elements come, work and go")
  func liveStore() async {
    let store = Store(initialState: Stacker.State()) { Stacker() }
    for _ in 1...3 {
      store.send(.openButtonTapped)
      let id = store.currentState.path.ids.last!
      store.send(.path(.element(id: id, action: .incrementButtonTapped)))
      await store.send(.path(.element(id: id, action: .closeButtonTapped))).finish()
      #expect(store.currentState.path.isEmpty)
    }
  }

  @Test("An element that a test expects to be pushed gets the id that the reducer drew")
  func expectationsDrawTheSameIDs() async {
    let store = store()
    await store.send(.openTwoButtonTapped) {
      $0.path.append(Sheet.State(id: 1))
      $0.path.append(Sheet.State(id: 2))
    }
    await store.send(.openButtonTapped) { $0.path.append(Sheet.State(id: 1)) }
    #expect(Array(store.state.path.ids) == [0, 1, 2])
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
    case homeButtonTapped
    case openButtonTapped
    case openTwoButtonTapped
    case path(StackActionOf<Sheet>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .homeButtonTapped:
        state.path.removeAll()
      case .openButtonTapped:
        state.path.append(Sheet.State(id: 1))
      case .openTwoButtonTapped:
        state.path.append(Sheet.State(id: 1))
        state.path.append(Sheet.State(id: 2))
      case .path(.element(let id, .incrementButtonTapped)):
        state.log.append("\(id.debugDescription) has \(state.path[id: id]?.count ?? -1)")
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
