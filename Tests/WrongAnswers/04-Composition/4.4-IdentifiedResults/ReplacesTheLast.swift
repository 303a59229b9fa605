// caught by: Each round leaves a result, in order
// REGION 4
          state.results = []
          state.results.append(GameResult(counter: state.counter, timeSpent: 1))
          return .none
