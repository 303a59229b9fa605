import ComposableArchitecture
import Observation
import Testing

extension Samples {
  /// Document S4: two tabs, one of which has a child of its own.
  @Reducer
  struct App {
    @ObservableState
    struct State: Equatable {
      var state1 = Tab1.State()
      var state2 = Tab2.State()
    }

    enum Action {
      case action1(Tab1.Action)
      case action2(Tab2.Action)
    }

    var body: some ReducerOf<Self> {
      Scope(\.state1, action: \.action1) { Tab1() }
      Scope(\.state2, action: \.action2) { Tab2() }
    }
  }

  @Reducer
  struct Tab1 {
    @ObservableState
    struct State: Equatable {
      var childState = Child.State()
      var bar = 0
    }

    enum Action {
      case child(Child.Action)
      case barTapped
    }

    var body: some ReducerOf<Self> {
      Scope(\.childState, action: \.child) { Child() }
      Reduce { state, action in
        if case .barTapped = action { state.bar += 1 }
        return .none
      }
    }
  }

  @Reducer
  struct Child {
    @ObservableState
    struct State: Equatable {
      var foo = 0
    }

    enum Action {
      case fooTapped
    }

    var body: some ReducerOf<Self> {
      Reduce { state, _ in
        state.foo += 1
        return .none
      }
    }
  }

  @Reducer
  struct Tab2 {
    @ObservableState
    struct State: Equatable {
      var baz = 0
    }

    enum Action {
      case bazTapped
    }

    var body: some ReducerOf<Self> {
      Reduce { state, _ in
        state.baz += 1
        return .none
      }
    }
  }
}

@MainActor
@Suite("Sample P4: a tree of states in two tabs", .timeLimit(.minutes(20)))
struct AppStateTests {
  let store = Store(initialState: Samples.App.State()) { Samples.App() }

  /// Whether `change` notifies observers of what `read` reads.
  func tells(_ read: () -> Void, when change: () -> Void) -> Bool {
    let isTold = LockIsolated(false)
    withObservationTracking(read) { isTold.setValue(true) }
    change()
    return isTold.value
  }

  @Test("A change in one tab does not refresh the other")
  func tabs() {
    let tab1 = store.scope(\.state1, action: \.action1)
    let tab2 = store.scope(\.state2, action: \.action2)
    let child = tab1.scope(\.childState, action: \.child)
    let readTab1 = { _ = (tab1.bar, child.foo) }
    #expect(tells(readTab1, when: { tab2.send(.bazTapped) }) == false)
    #expect(tells({ _ = tab2.baz }, when: { tab2.send(.bazTapped) }))
    #expect(tells({ _ = tab2.baz }, when: { child.send(.fooTapped) }) == false)
    #expect(tells({ _ = tab1.bar }, when: { child.send(.fooTapped) }) == false)
    #expect(tells(readTab1, when: { child.send(.fooTapped) }))
    #expect(tells(readTab1, when: { tab1.send(.barTapped) }))
  }

  @Test("Actions of a scoped store arrive in the one state")
  func oneState() {
    let tab1 = store.scope(\.state1, action: \.action1)
    tab1.scope(\.childState, action: \.child).send(.fooTapped)
    store.scope(\.state2, action: \.action2).send(.bazTapped)
    var expected = Samples.App.State()
    expected.state1.childState.foo = 1
    expected.state2.baz = 1
    #expect(store.currentState == expected)
  }
}
