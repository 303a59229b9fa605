// caught by: A second start goes on counting from where the first one stopped
// REGION 3
        state = State(started: date.now)
        return .run { send in
          for await _ in clock.timer(interval: .milliseconds(10)) {
            await send(.timerTicked)
          }
        }
        .cancellable(id: CancelID.timer, cancelInFlight: true)
