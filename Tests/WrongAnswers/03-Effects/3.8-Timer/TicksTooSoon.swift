// caught by: Nine milliseconds are not enough for a tick
// REGION 3
        if state.started == nil {
          state = State(started: date.now)
        }
        return .run { send in
          await send(.timerTicked)
          for await _ in clock.timer(interval: .milliseconds(10)) {
            await send(.timerTicked)
          }
        }
        .cancellable(id: CancelID.timer, cancelInFlight: true)
