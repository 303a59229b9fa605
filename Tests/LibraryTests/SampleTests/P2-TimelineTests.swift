import ComposableArchitecture
import Testing

// Document S1 shows this loop with ReSwift. The types below have ReSwift's shape, as far as the
// sample needs it; the sample itself follows.

private protocol ReduxAction {}

private typealias Dispatch = (any ReduxAction) -> Void

private typealias ReduxMiddleware<State> = (
  @escaping Dispatch, @escaping () -> State?
) -> (@escaping Dispatch) -> Dispatch

@MainActor
private final class ReduxStore<State> {
  private struct First: ReduxAction {}

  private(set) var state: State!
  private var dispatchFunction: Dispatch!
  private var subscribers: [String: (State) -> Void] = [:]

  init(
    reducer: @escaping (any ReduxAction, State?) -> State,
    state: State?,
    middleware: [ReduxMiddleware<State>] = []
  ) {
    let reduce: Dispatch = { [unowned self] action in
      self.state = reducer(action, self.state)
      for subscriber in subscribers.values { subscriber(self.state) }
    }
    dispatchFunction = middleware.reversed().reduce(reduce) { next, middleware in
      middleware({ [unowned self] in dispatch($0) }, { [unowned self] in self.state })(next)
    }
    self.state = state
    if state == nil { self.state = reducer(First(), nil) }
  }

  func dispatch(_ action: any ReduxAction) {
    dispatchFunction(action)
  }

  func subscribe<Part: Equatable>(
    _ name: String,
    to part: @escaping (State) -> Part,
    newState: @escaping (Part) -> Void
  ) {
    var last = part(state)
    newState(last)
    subscribers[name] = { state in
      guard part(state) != last else { return }
      last = part(state)
      newState(last)
    }
  }

  func unsubscribe(_ name: String) {
    subscribers[name] = nil
  }
}

private struct Tweet: Equatable {
  var text: String
}

private struct TimelineState: Equatable {
  enum Action: ReduxAction {
    case requestStart
    case requestSuccess(response: [Tweet])
    case requestError(error: String)
  }

  private(set) var response: [Tweet] = []
  private(set) var fetching = false
  private(set) var error: String?

  static func reducer(action: any ReduxAction, state: TimelineState?) -> TimelineState {
    var state = state ?? TimelineState()
    guard let action = action as? Action else { return state }
    switch action {
    case .requestStart:
      state.fetching = true
      state.error = nil
    case .requestSuccess(let response):
      state.fetching = false
      state.response = response
    case .requestError(let error):
      state.fetching = false
      state.error = error
    }
    return state
  }
}

private struct UserProfileState: Equatable {
  struct LogIn: ReduxAction {
    var name: String
  }

  private(set) var userProfile: String

  static func reducer(action: any ReduxAction, state: UserProfileState?) -> UserProfileState? {
    switch action {
    case let action as LogIn: UserProfileState(userProfile: action.name)
    case is ForceLogoutAction: nil
    default: state
    }
  }
}

private struct ForceLogoutAction: ReduxAction {}

private struct AppState: Equatable {
  private(set) var timelineState = TimelineState()
  private(set) var userProfileState: UserProfileState?

  static func reducer(action: any ReduxAction, state: AppState?) -> AppState {
    var state = state ?? AppState()
    state.timelineState = TimelineState.reducer(action: action, state: state.timelineState)
    state.userProfileState = UserProfileState.reducer(
      action: action,
      state: state.userProfileState
    )
    return state
  }
}

@MainActor
@Suite("Sample P2: the loop of Redux, with a timeline", .timeLimit(.minutes(20)))
struct TimelineTests {
  private struct Foreign: ReduxAction {}

  private func makeStore(
    _ middleware: [ReduxMiddleware<AppState>] = []
  ) -> ReduxStore<AppState> {
    ReduxStore(reducer: AppState.reducer, state: nil, middleware: middleware)
  }

  @Test("A store without a state begins with that of its reducers")
  func initial() {
    #expect(makeStore().state == AppState())
  }

  @Test("A request begins, succeeds or fails")
  func request() {
    let store = makeStore()
    store.dispatch(TimelineState.Action.requestStart)
    #expect(store.state.timelineState.fetching)
    store.dispatch(TimelineState.Action.requestSuccess(response: [Tweet(text: "Hello")]))
    #expect(store.state.timelineState.response == [Tweet(text: "Hello")])
    #expect(store.state.timelineState.fetching == false)
    store.dispatch(TimelineState.Action.requestStart)
    store.dispatch(TimelineState.Action.requestError(error: "offline"))
    #expect(store.state.timelineState.error == "offline")
    #expect(store.state.timelineState.response == [Tweet(text: "Hello")])
    store.dispatch(TimelineState.Action.requestStart)
    #expect(store.state.timelineState.error == nil)
  }

  @Test("An action of another feature changes nothing")
  func foreign() {
    let store = makeStore()
    store.dispatch(Foreign())
    #expect(store.state == AppState())
    #expect(TimelineState.reducer(action: Foreign(), state: nil) == TimelineState())
  }

  @Test("A forced logout takes the profile and leaves the rest")
  func logout() {
    let store = makeStore()
    store.dispatch(UserProfileState.LogIn(name: "Blob"))
    store.dispatch(TimelineState.Action.requestStart)
    store.dispatch(ForceLogoutAction())
    #expect(store.state.userProfileState == nil)
    #expect(store.state.timelineState.fetching)
  }

  @Test("A subscriber hears of its part at once and when it changes, until it unsubscribes")
  func subscription() {
    let store = makeStore()
    let heard = LockIsolated<[Bool]>([])
    store.subscribe("view", to: \.timelineState.fetching) { part in
      heard.withValue { $0.append(part) }
    }
    store.dispatch(UserProfileState.LogIn(name: "Blob"))
    store.dispatch(TimelineState.Action.requestStart)
    store.unsubscribe("view")
    store.dispatch(TimelineState.Action.requestError(error: "offline"))
    #expect(heard.value == [false, true])
  }

  @Test("A logging middleware prints the action, and the state before and after it")
  func logging() {
    let lines = LockIsolated<[String]>([])
    func print(_ line: String) { lines.withValue { $0.append(line) } }
    let logging: ReduxMiddleware<AppState> = { _, getState in
      { next in
        { action in
          print("[Action] \(action)")
          print("[Before State] \(getState()!.timelineState.fetching)")
          next(action)
          print("[After State] \(getState()!.timelineState.fetching)")
        }
      }
    }
    makeStore([logging]).dispatch(TimelineState.Action.requestStart)
    #expect(
      lines.value == ["[Action] requestStart", "[Before State] false", "[After State] true"]
    )
  }

  @Test("An action creator without a login requests nothing")
  func actionCreator() {
    let requests = LockIsolated(0)
    let store = makeStore()
    /// Asks for the repositories of the user who is logged in; the answer is dispatched when it
    /// comes.
    func fetchRepositories(_ state: AppState, _ store: ReduxStore<AppState>) -> (any ReduxAction)? {
      guard let profile = state.userProfileState else { return nil }
      requests.withValue { $0 += 1 }
      store.dispatch(
        TimelineState.Action.requestSuccess(response: [Tweet(text: profile.userProfile)])
      )
      return nil
    }
    #expect(fetchRepositories(store.state, store) == nil)
    #expect(requests.value == 0)
    store.dispatch(UserProfileState.LogIn(name: "Blob"))
    #expect(fetchRepositories(store.state, store) == nil)
    #expect(requests.value == 1)
    #expect(store.state.timelineState.response == [Tweet(text: "Blob")])
  }
}
