// caught by: A wrong guess is recorded as well
// REGION 1
      Reduce { state, action in
        switch action {
        case .counter(.playNext) where state.counter.count == state.counter.secret:
          state.results.append(
            GameResult(
              secret: state.counter.secret,
              guess: state.counter.count,
              timeSpent: state.timer.duration - state.lastTimestamp
            )
          )
          state.lastTimestamp = state.timer.duration
          return .none

        default:
          return .none
        }
      }
      Scope(state: \.counter, action: \.counter) {
        Counter()
      }
      Scope(state: \.timer, action: \.timer) {
        TimerFeature()
      }
