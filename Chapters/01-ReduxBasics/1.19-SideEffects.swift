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

  /// An action that holds a function, to be run in place of going on to the reducer.
  ///
  /// The name and the form are those of the package ReSwift-Thunk.
  struct Thunk<State>: Action {
    /// The function. It may do anything: read the state, ask a server, dispatch now and later.
    let body: (_ dispatch: @escaping DispatchFunction, _ getState: @escaping () -> State?) -> Void
  }

  /// Returns a middleware that runs thunks, and passes every other action on.
  static func thunkMiddleware<State>() -> Middleware<State> {
    // TODO: Run what is a thunk, and pass on what is none.
    { _, _ in { next in next } }
  }

  /// Returns a thunk that loads the repositories of the person who is logged in.
  static func fetchRepositories(api: any RepositoryAPI) -> Thunk<AppState> {
    // TODO: Load the repositories if a person is logged in, and dispatch what happens.
    Thunk { _, _ in }
  }

  /// A store with one middleware, and without subscribers to keep it short.
  final class Store<State> {
    private(set) var state: State
    private var chain: DispatchFunction = { _ in }

    init(
      reducer: @escaping (_ action: any Action, _ state: State?) -> State,
      state: State,
      middleware: Middleware<State>
    ) {
      self.state = state
      chain = middleware(
        { [weak self] action in self?.dispatch(action) },
        { [weak self] in self?.state }
      )({ [weak self] action in
        guard let self else { return }
        self.state = reducer(action, self.state)
      })
    }

    func dispatch(_ action: any Action) {
      chain(action)
    }
  }
}
