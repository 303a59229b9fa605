// caught by: Until the answer is here, the app is fetching and keeps what it had
// REGION 2
    { state, store in
      guard case .loggedIn(let configuration) = state.loggedInState else { return nil }
      store.dispatch(RequestRepositories())
      api.load(configuration) { result in
        switch result {
        case .success(let repositories):
          store.dispatch(SetRepositories(repositories: repositories))
        case .failure(let error):
          store.dispatch(FailRequest(error: error))
        }
      }
      return SetRepositories(repositories: [])
    }
