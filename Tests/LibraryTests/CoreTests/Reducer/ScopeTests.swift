import ComposableArchitecture
import LibraryTestHelpers
import Testing

@MainActor
@Suite("Scope")
struct ScopeTests {
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

  @Reducer
  struct Counter {
    @ObservableState
    struct State { var count = 0 }
    enum Action { case add(Int) }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        if case .add(let number) = action { state.count += number }
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
