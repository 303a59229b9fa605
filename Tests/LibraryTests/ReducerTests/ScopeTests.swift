import ComposableArchitecture
import Testing

@MainActor
@Suite("Scope", .timeLimit(.minutes(20)))
struct ScopeTests {
  @Test("A child runs for its own actions only, before the reducers below it")
  func property() {
    let store = Store(initialState: Parent.State()) { Parent() }
    store.send(.child(.add(3)))
    store.send(.other)
    #expect(store.child.count == 3)
    #expect(store.log == ["child has 3", "other"])
  }

  @Test("The child's effects send the child's actions, wrapped")
  func effects() async {
    let store = Store(initialState: Parent.State()) { Parent() }
    await store.send(.child(.addLater(4))).finish()
    #expect(store.child.count == 4)
    #expect(store.log == ["child has 0", "child has 4"])
  }

  @Test("A child in a case of an enum runs while the state is in the case")
  func enumCase() {
    let store = Store(initialState: Screen.State.counter(Counter.State())) { Screen() }
    store.send(.counter(.add(2)))
    #expect(store.currentState[case: \.counter]?.count == 2)
  }

  @Test("An action of a case that the state is not in is reported and ignored")
  func otherCase() async {
    let line = Screen.scopeLine
    let reports = await reports(of: {
      let store = Store(initialState: Screen.State.empty) { Screen() }
      store.send(.counter(.add(2)))
      #expect(store.currentState.is(\.empty))
    })
    #expect(reports.failures.map(\.line) == [line])
    #expect(reports.messages.first?.contains("ScopeTests.swift:\(line)") == true)
    #expect(reports.messages.first?.contains("Screen.Action.counter(.add(2))") == true)
    #expect(reports.messages.first?.contains("Screen.State.empty") == true)
  }

  @Test("State without observation can be scoped too")
  func plainState() {
    struct State {
      var inner = Inner()
      struct Inner { var count = 0 }
    }
    let store = Store(initialState: State()) {
      Scope<State, Wrapper, Reduce<Int, Int>>(state: \.inner.count, action: \.number) {
        Reduce { state, action in
          state += action
          return .none
        }
      }
    }
    store.send(.number(5))
    #expect(store.currentState.inner.count == 5)
  }

  @CasePathable
  enum Wrapper { case number(Int) }

  @Reducer
  struct Counter {
    @ObservableState
    struct State { var count = 0 }
    enum Action { case add(Int), addLater(Int) }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .add(let number):
          state.count += number
          return .none
        case .addLater(let number):
          return .run { send in await send(.add(number)) }
        }
      }
    }
  }

  @Reducer
  struct Parent {
    @ObservableState
    struct State {
      var child = Counter.State()
      var log: [String] = []
    }
    enum Action { case child(Counter.Action), other }
    var body: some ReducerOf<Self> {
      Scope(\.child, action: \.child) { Counter() }
      Reduce { state, action in
        switch action {
        case .child: state.log.append("child has \(state.child.count)")
        case .other: state.log.append("other")
        }
        return .none
      }
    }
  }

  @Reducer
  struct Screen {
    @CasePathable
    enum State { case empty, counter(Counter.State) }
    enum Action { case counter(Counter.Action) }
    static let scopeLine = #line + 3
    @available(*, deprecated)
    var body: some ReducerOf<Self> {
      Scope(state: \.counter, action: \.counter) { Counter() }
    }
  }
}
