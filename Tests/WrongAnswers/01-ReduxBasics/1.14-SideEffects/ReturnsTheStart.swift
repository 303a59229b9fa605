// caught by: An answer that comes at once is not overtaken by the start
// REGION 2
    { state, store in
      guard case .loggedIn(let configuration) = state.loggedInState else { return nil }
      api.load(configuration) { result in
        switch result {
        case .success(let repositories):
          store.dispatch(SetRepositories(repositories: repositories))
        case .failure(let error):
          store.dispatch(FailRequest(error: error))
        }
      }
      return RequestRepositories()
    }
