// caught by: A right guess after five seconds is recorded
// REGION 1
      Scope(state: \.counter, action: \.counter) {
        Counter()
      }
      Reduce { state, action in
        switch action {
        case .counter(.playNext):
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
      Scope(state: \.timer, action: \.timer) {
        TimerFeature()
      }
