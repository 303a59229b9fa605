import Testing

import struct SuiteHelpers.SeededGenerator

@testable import ReduxBasics

@Suite("1.19 Thunks: where Redux lets side effects in") struct SideEffectsTests {
  private typealias State = SideEffects.AppState
  private typealias Repository = SideEffects.Repository
  private typealias Answer = Result<[Repository], SideEffects.APIError>

  /// An API that answers when the test says so.
  private final class HandRunAPI: SideEffects.RepositoryAPI {
    private(set) var requests: [SideEffects.Configuration] = []
    private var completions: [(Answer) -> Void] = []
    /// The answer to give at once, if any.
    var immediateAnswer: Answer?

    func load(
      _ configuration: SideEffects.Configuration,
      completion: @escaping (Answer) -> Void
    ) {
      requests.append(configuration)
      if let immediateAnswer {
        completion(immediateAnswer)
      } else {
        completions.append(completion)
      }
    }

    /// Answers every request that is waiting.
    func complete(with answer: Answer) {
      let waiting = completions
      completions = []
      waiting.forEach { $0(answer) }
    }
  }

  /// The names of the actions a reducer has seen.
  private final class Journal {
    var actions: [String] = []
  }

  private let journal = Journal()
  private let api = HandRunAPI()
  private let configuration: SideEffects.Configuration = {
    var generator = SeededGenerator(seed: 17)
    return SideEffects.Configuration(token: "t\(Int.random(in: 1_000...9_999, using: &generator))")
  }()
  private let loaded: [Repository] = {
    var generator = SeededGenerator(seed: 18)
    return (0..<3).map { _ in Repository(name: "r\(Int.random(in: 0...999, using: &generator))") }
  }()

  private func makeStore(loggedIn: Bool = true) -> SideEffects.Store<State> {
    let state = State(
      loggedInState: loggedIn ? .loggedIn(configuration) : .notLoggedIn,
      repositories: [Repository(name: "old")]
    )
    return SideEffects.Store(
      reducer: { [journal] action, state in
        journal.actions.append("\(type(of: action))")
        return SideEffects.appReducer(action: action, state: state)
      },
      state: state,
      middleware: SideEffects.thunkMiddleware()
    )
  }

  /// A state as a text, for messages.
  private func text(of state: State) -> String {
    """
    repositories \(state.repositories.map(\.name)), fetching \(state.fetching), \
    error \(state.requestError.map { "\"\($0.reason)\"" } ?? "nil")
    """
  }

  @Test("A thunk is run once, with the state of now, and does not reach the reducer")
  func thunkIsRun() {
    let store = makeStore()
    var given: [State?] = []
    store.dispatch(SideEffects.Thunk<State> { _, getState in given.append(getState()) })
    #expect(
      given == [store.state],
      """
      A thunk was dispatched. Its function should run once, and `getState` give it the state of the \
      store. It ran \
      \(given.count == 1 ? "once" : "\(given.count) times")\(given.first.map { $0 == nil ? ", without a state" : "" } ?? "").
      """
    )
    #expect(
      journal.actions.isEmpty,
      """
      A thunk is run in place of going on, so there is nothing for the reducer; it saw \
      \(journal.actions). Look at what your middleware calls `next` with.
      """
    )
  }

  @Test("An action that is no thunk goes on to the reducer")
  func otherActionsGoOn() {
    let store = makeStore()
    store.dispatch(SideEffects.SetRepositories(repositories: loaded))
    #expect(
      store.state.repositories == loaded && journal.actions == ["SetRepositories"],
      """
      `SetRepositories` is no thunk, so the reducer should see it, once. It saw \(journal.actions).
      """
    )
  }

  @Test("What a thunk dispatches begins at the front, even another thunk")
  func thunksInThunks() {
    let store = makeStore()
    let loaded = loaded
    store.dispatch(
      SideEffects.Thunk<State> { dispatch, _ in
        dispatch(
          SideEffects.Thunk<State> { dispatch, _ in
            dispatch(SideEffects.SetRepositories(repositories: loaded))
          }
        )
      }
    )
    #expect(
      store.state.repositories == loaded && journal.actions == ["SetRepositories"],
      """
      A thunk dispatched a thunk, which dispatched `SetRepositories`. The reducer should see that \
      action alone, and saw \(journal.actions). Which function do you hand to a thunk: `dispatch`, \
      which begins at the front, or `next`?
      """
    )
  }

  @Test("While no one is logged in, the API is not asked")
  func loggedOutAsksNothing() {
    let store = makeStore(loggedIn: false)
    let before = store.state
    store.dispatch(SideEffects.fetchRepositories(api: api))
    #expect(
      api.requests.isEmpty,
      """
      No one is logged in, so there is nothing to ask the API with, and yet it was asked \
      \(api.requests.count == 1 ? "once" : "\(api.requests.count) times"). What should be looked \
      at first?
      """
    )
    #expect(
      store.state == before && journal.actions.isEmpty,
      """
      No one is logged in, so nothing should happen; the reducer saw \(journal.actions). \
      A spinner that never ends would be the result.
      """
    )
  }

  @Test("The API is asked once, with the configuration of the person who is logged in")
  func loggedInAsksOnce() {
    let store = makeStore()
    store.dispatch(SideEffects.fetchRepositories(api: api))
    #expect(
      api.requests == [configuration],
      """
      The API should be asked once, with the configuration that is logged in, \
      "\(configuration.token)". It was asked with \(api.requests.map(\.token)). \
      Does the middleware run thunks, and does yours take the configuration out of the state?
      """
    )
  }

  @Test("Until the answer is here, the app is fetching and keeps what it had")
  func fetchingUntilAnswered() {
    let store = makeStore()
    var expected = store.state
    expected.fetching = true
    store.dispatch(SideEffects.fetchRepositories(api: api))
    #expect(
      store.state == expected,
      """
      While the request is on its way, `fetching` should be true and all the rest as before: \
      \(text(of: expected)). It has \(text(of: store.state)). \
      Which of the three actions says this?
      """
    )
  }

  @Test("A success replaces the repositories")
  func successSetsRepositories() {
    let store = makeStore()
    store.dispatch(SideEffects.fetchRepositories(api: api))
    // Something else changes the list while the request is on its way.
    store.dispatch(SideEffects.SetRepositories(repositories: [Repository(name: "meanwhile")]))
    api.complete(with: .success(loaded))
    #expect(
      store.state.repositories == loaded,
      """
      The answer was \(loaded.map(\.name)), and that is what the app should show. It shows \
      \(store.state.repositories.map(\.name)). Look at what the completion makes of its result.
      """
    )
    #expect(
      store.state.fetching == false,
      "The answer is here, so `fetching` should be false; it was \(store.state.fetching)."
    )
  }

  @Test("A failure is kept as an error, and the repositories stay")
  func failureSetsError() {
    let store = makeStore()
    let error = SideEffects.APIError(reason: "Out of \(loaded[0].name)")
    store.dispatch(SideEffects.fetchRepositories(api: api))
    api.complete(with: .failure(error))
    #expect(
      store.state.requestError == error && store.state.fetching == false,
      """
      The request failed: `requestError` should be "\(error.reason)" and `fetching` false. They were \
      \(store.state.requestError.map { "\"\($0.reason)\"" } ?? "nil") and \(store.state.fetching). \
      A result has two cases.
      """
    )
    #expect(
      store.state.repositories == [Repository(name: "old")],
      """
      A request that fails should leave the repositories alone; they were \
      \(store.state.repositories.map(\.name)).
      """
    )
  }

  @Test("One request makes two actions: the start and the end")
  func twoActions() {
    let store = makeStore()
    store.dispatch(SideEffects.fetchRepositories(api: api))
    api.complete(with: .success(loaded))
    #expect(
      journal.actions == ["RequestRepositories", "SetRepositories"],
      """
      One request that succeeds should send the reducer ["RequestRepositories", "SetRepositories"]. \
      It saw \(journal.actions).
      """
    )
  }

  @Test("An answer that comes at once is not overtaken by the start")
  func immediateAnswer() {
    api.immediateAnswer = .success(loaded)
    let store = makeStore()
    store.dispatch(SideEffects.fetchRepositories(api: api))
    #expect(
      store.state.fetching == false && store.state.repositories == loaded,
      """
      This API answered before `load` returned. Afterwards the app should show \
      \(loaded.map(\.name)) and not be fetching; `fetching` was \(store.state.fetching). \
      What has to be dispatched before the API is asked?
      """
    )
  }

  @Test("The configuration is read when the thunk runs, not when it is made")
  func configurationIsReadLate() {
    let fetch = SideEffects.fetchRepositories(api: api)
    for token in ["first", "second"] {
      let state = State(loggedInState: .loggedIn(SideEffects.Configuration(token: token)))
      SideEffects.Store(
        reducer: SideEffects.appReducer,
        state: state,
        middleware: SideEffects.thunkMiddleware()
      )
      .dispatch(fetch)
    }
    let tokens = api.requests.map(\.token)
    #expect(
      tokens == ["first", "second"],
      """
      The same thunk was dispatched to two stores, in which "first" and "second" are \
      logged in. The API was asked with \(tokens). \
      Everything about the state should come from `getState`.
      """
    )
  }
}
