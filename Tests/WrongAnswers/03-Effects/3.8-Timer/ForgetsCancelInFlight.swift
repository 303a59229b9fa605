// caught by: Starting twice does not tick twice
// REGION 3
        if state.started == nil {
          state = State(started: date.now)
        }
        return .run { send in
          for await _ in clock.timer(interval: .milliseconds(10)) {
            await send(.timerTicked)
          }
        }
        .cancellable(id: CancelID.timer)
