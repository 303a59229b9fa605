// caught by: Each round leaves a result, in order
// REGION 4
          guard state.counter.count == state.counter.secret else { return .none }
          state.results.append(GameResult(counter: state.counter, timeSpent: 1))
          return .none
