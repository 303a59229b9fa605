// caught by: A failure is kept as an error, and the repositories stay
// REGION 2
    { state, store in
      guard case .loggedIn(let configuration) = state.loggedInState else { return nil }
      store.dispatch(RequestRepositories())
      api.load(configuration) { result in
        switch result {
        case .success(let repositories):
          store.dispatch(SetRepositories(repositories: repositories))
        case .failure:
          break
        }
      }
      return nil
    }
