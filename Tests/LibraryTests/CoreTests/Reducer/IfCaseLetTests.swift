import ComposableArchitecture
import LibraryTestHelpers
import Testing

@MainActor
@Suite("ifCaseLet", .timeLimit(.minutes(20)))
struct IfCaseLetTests {
  @Test("The child's effects go on when a later reducer of the body leaves the case")
  func leftLater() async {
    let reports = await reports(of: {
      let gate = Gate()
      let store = Store(initialState: Session.State.loggedIn(User.State())) {
        Session()
        Reduce { state, action in
          if case .forget = action { state = .loggedOut(visits: 0) }
          return .none
        }
      }
      let task = store.send(.loggedIn(.visitWhenOpen(gate)))
      store.send(.forget)
      store.send(.other)
      gate.open()
      await task.finish()
    })
    #expect(reports.failures.map(\.line) == [Session.ifCaseLetLine])
  }

  @Reducer
  struct User {
    struct State: Equatable { var visits = 0 }
    enum Action { case visit, visitWhenOpen(Gate) }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .visit:
          state.visits += 1
          return .none
        case .visitWhenOpen(let gate):
          return .run { send in
            try await gate.wait()
            await send(.visit)
          }
        }
      }
    }
  }

  @Reducer
  struct Session {
    @CasePathable
    enum State: Equatable { case loggedIn(User.State), loggedOut(visits: Int) }
    enum Action { case forget, loggedIn(User.Action), other }
    static let ifCaseLetLine = #line + 3
    var body: some ReducerOf<Self> {
      EmptyReducer()
        .ifCaseLet(\.loggedIn, action: \.loggedIn) { User() }
    }
  }
}
