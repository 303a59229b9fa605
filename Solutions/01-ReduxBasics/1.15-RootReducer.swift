/// The state of a whole app: one tree, and one reducer at its root.
enum RootReducer {
  /// The person has to be logged out, for example since the session has expired.
  struct ForceLogoutAction: Action {}

  struct Tweet: Equatable, Sendable {
    var text: String
  }

  struct RequestError: Error, Equatable {
    var reason: String
  }

  /// One slice of the tree: the timeline, and the request that fills it.
  struct TimelineState: Equatable {
    /// The tweets on the screen. None of the actions below speaks of them.
    private(set) var tweets: [Tweet] = []
    /// What the last successful request brought.
    private(set) var response: [Tweet] = []
    /// Whether a request is on its way.
    private(set) var fetching = false
    /// Why the last request failed, if it did.
    private(set) var error: RequestError?

    enum Action: ReduxBasics.Action, Equatable {
      case requestStart
      case requestSuccess(response: [Tweet])
      case requestError(error: RequestError)
    }
  }

  /// Another slice: the person who is logged in.
  struct UserProfileState: Equatable {
    private(set) var name: String

    enum Action: ReduxBasics.Action, Equatable {
      case loggedIn(name: String)
      case renamed(String)
    }
  }

  struct AppState: Equatable {
    private(set) var timelineState = TimelineState()
    /// The profile of the person who is logged in; nil if no one is.
    private(set) var userProfileState: UserProfileState?
  }
}

extension RootReducer.TimelineState {
  /// Returns the timeline that follows `state` when `action` happens.
  ///
  /// - Parameters:
  ///   - action: Any action of the whole app, not only the timeline's.
  ///   - state: The timeline now, or nil if there is none yet.
  static func reducer(
    action: any ReduxBasics.Action,
    state: RootReducer.TimelineState?
  ) -> RootReducer.TimelineState {
    // BEGIN SOLUTION
    var state = state ?? RootReducer.TimelineState()
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
    // END SOLUTION
    // STUB: // TODO: Decide whose action it is, then handle the three that are the timeline's.
    // STUB: return RootReducer.TimelineState()
  }
}

extension RootReducer.UserProfileState {
  static func reducer(
    action: any ReduxBasics.Action,
    state: RootReducer.UserProfileState?
  ) -> RootReducer.UserProfileState? {
    var state = state
    switch action as? Action {
    case .loggedIn(let name):
      state = RootReducer.UserProfileState(name: name)
    case .renamed(let name):
      state?.name = name
    case nil:
      break
    }
    return state
  }
}

extension RootReducer.AppState {
  /// Returns the state of the whole app that follows `state` when `action` happens.
  static func reducer(
    action: any Action,
    state: RootReducer.AppState?
  ) -> RootReducer.AppState {
    // BEGIN SOLUTION
    var state = state ?? RootReducer.AppState()
    state.timelineState = RootReducer.TimelineState.reducer(
      action: action,
      state: state.timelineState
    )
    state.userProfileState = RootReducer.UserProfileState.reducer(
      action: action,
      state: state.userProfileState
    )
    if action is RootReducer.ForceLogoutAction {
      state.userProfileState = nil
    }
    return state
    // END SOLUTION
    // STUB: // TODO: This draft knows one slice, and forgets what it had. Fix and complete it.
    // STUB: var state = RootReducer.AppState()
    // STUB: state.timelineState = RootReducer.TimelineState.reducer(action: action, state: nil)
    // STUB: return state
  }
}
