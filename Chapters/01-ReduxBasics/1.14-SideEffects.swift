/// Where Redux lets side effects in: between the view and the action.
enum SideEffects {
  struct Configuration: Equatable {
    var token: String
  }

  struct Repository: Equatable {
    var name: String
  }

  struct APIError: Error, Equatable {
    var reason: String
  }

  /// The world outside. It answers later, or at once, or never.
  protocol RepositoryAPI {
    func load(
      _ configuration: Configuration,
      completion: @escaping (Result<[Repository], APIError>) -> Void
    )
  }

  enum LoggedInState: Equatable {
    case notLoggedIn
    case loggedIn(Configuration)
  }

  struct AppState: Equatable {
    var loggedInState = LoggedInState.notLoggedIn
    var repositories: [Repository] = []
    var fetching = false
    var requestError: APIError?
  }

  struct RequestRepositories: Action {}

  struct SetRepositories: Action {
    var repositories: [Repository]
  }

  struct FailRequest: Action {
    var error: APIError
  }

  /// Pure, as a reducer has to be: it knows nothing of the API.
  static func appReducer(action: any Action, state: AppState?) -> AppState {
    var state = state ?? AppState()
    switch action {
    case is RequestRepositories:
      state.fetching = true
      state.requestError = nil
    case let action as SetRepositories:
      state.fetching = false
      state.repositories = action.repositories
    case let action as FailRequest:
      state.fetching = false
      state.requestError = action.error
    default:
      break
    }
    return state
  }

  final class Store<State> {
    typealias Reducer = (_ action: any Action, _ state: State?) -> State
    /// A function that may do anything, and returns the action to dispatch now, if there is one.
    typealias Thunk = (_ state: State, _ store: Store<State>) -> (any Action)?

    private(set) var state: State
    private let reducer: Reducer

    init(reducer: @escaping Reducer, state: State?) {
      self.reducer = reducer
      self.state = state ?? reducer(ReSwiftInit(), nil)
    }

    func dispatch(_ action: any Action) {
      state = reducer(action, state)
    }

    /// Runs a thunk, and dispatches the action it returns.
    func dispatch(_ thunk: Thunk) {
      // TODO: Run the thunk. It may return an action, or nil.
    }
  }

  /// Returns a thunk that loads the repositories of the person who is logged in.
  static func fetchRepositories(api: any RepositoryAPI) -> Store<AppState>.Thunk {
    { _, _ in
      // TODO: Load the repositories if a person is logged in, and dispatch what happens.
      return nil
    }
  }
}
