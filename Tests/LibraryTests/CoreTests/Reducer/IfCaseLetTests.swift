import ComposableArchitecture
import LibraryTestHelpers
import Testing

@MainActor
@Suite("ifCaseLet", .timeLimit(.minutes(20)))
struct IfCaseLetTests {
  @Test("An action of another case is reported; the parent still runs")
  func otherCase() async {
    let reports = await reports(of: {
      let store = Store(initialState: Session.State.loggedOut(visits: 0)) { Session() }
      store.send(.loggedIn(.logOut))
      #expect(store.currentState == .loggedOut(visits: -1))
    })
    #expect(reports.failures.map(\.line) == [Session.ifCaseLetLine])
    #expect(reports.messages.first?.contains("Session.Action.loggedIn(.logOut)") == true)
    #expect(reports.messages.first?.contains("Session.State.loggedOut") == true)
  }

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
    enum Action { case logOut, visit, visitWhenOpen(Gate) }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .logOut, .visit:
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
    static let ifCaseLetLine = #line + 11
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        if case .loggedIn(.logOut) = action {
          switch state {
          case .loggedIn(let user): state = .loggedOut(visits: user.visits)
          case .loggedOut: state = .loggedOut(visits: -1)
          }
        }
        return .none
      }
      .ifCaseLet(\.loggedIn, action: \.loggedIn) { User() }
    }
  }
}
