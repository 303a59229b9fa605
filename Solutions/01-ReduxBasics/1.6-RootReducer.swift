/// The state of a whole app: one tree, and one reducer at its root.
enum RootReducer {
  /// The person has to be logged out, for example since the session has expired.
  struct ForceLogoutAction: Action {}

  struct TimelineState: Equatable {
    private(set) var tweets: [String] = []

    enum Action: ReduxBasics.Action, Equatable {
      case posted(String)
    }
  }

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
  static func reducer(
    action: any ReduxBasics.Action,
    state: RootReducer.TimelineState?
  ) -> RootReducer.TimelineState {
    var state = state ?? RootReducer.TimelineState()
    if case .posted(let tweet) = action as? Action {
      state.tweets.append(tweet)
    }
    return state
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
