// caught by: A success replaces the repositories
// REGION 2
    { state, store in
      guard case .loggedIn(let configuration) = state.loggedInState else { return nil }
      store.dispatch(RequestRepositories())
      api.load(configuration) { result in
        switch result {
        case .success(let repositories):
          store.dispatch(SetRepositories(repositories: state.repositories + repositories))
        case .failure(let error):
          store.dispatch(FailRequest(error: error))
        }
      }
      return nil
    }
