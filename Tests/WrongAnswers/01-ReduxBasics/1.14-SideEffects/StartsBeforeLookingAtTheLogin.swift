// caught by: While no one is logged in, the API is not asked
// REGION 2
    { state, store in
      store.dispatch(RequestRepositories())
      guard case .loggedIn(let configuration) = state.loggedInState else { return nil }
      api.load(configuration) { result in
        switch result {
        case .success(let repositories):
          store.dispatch(SetRepositories(repositories: repositories))
        case .failure(let error):
          store.dispatch(FailRequest(error: error))
        }
      }
      return nil
    }
