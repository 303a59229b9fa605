// caught by: The latest result is two pages deep, in one step
// REGION 1
        case .backButtonTapped:
          _ = state.path.popLast()
          return .none

        case .homeButtonTapped:
          state.path.removeAll()
          return .none

        case .latestButtonTapped:
          guard let latest = state.resultState.results.last else { return .none }
          state.path.append(.counter(latest.counter))
          return .none

        case .listButtonTapped:
          state.path.append(.results(state.resultState))
          return .none

        case .path(.element(id: let id, action: .results(.remove))):
          guard case .results(let list)? = state.path[id: id] else { return .none }
          state.resultState = list
          return .none

        case .rowTapped(let id):
          guard let result = state.resultState.results[id: id] else { return .none }
          state.path.append(.counter(result.counter))
          return .none
