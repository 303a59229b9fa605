// caught by: It waits for the clock it is given, not for real time to pass
// REGION 3
        if state.started == nil {
          state = State(started: date.now)
        }
        return .run { send in
          for _ in 0..<100 {
            try await Task.sleep(for: .milliseconds(10))
            await send(.timerTicked)
          }
        }
        .cancellable(id: CancelID.timer, cancelInFlight: true)
