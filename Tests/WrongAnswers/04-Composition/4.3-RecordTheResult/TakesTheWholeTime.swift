// caught by: The time of a round begins where the last one ended
// REGION 1
      Reduce { state, action in
        switch action {
        case .counter(.playNext):
          state.results.append(
            GameResult(
              secret: state.counter.secret,
              guess: state.counter.count,
              timeSpent: state.timer.duration
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
