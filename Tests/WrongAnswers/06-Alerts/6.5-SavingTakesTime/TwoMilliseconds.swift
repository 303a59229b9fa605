// caught by: Before that nothing is saved, and the draft stays open
// REGION 2
          state.savingResults = true
          return .run { send in
            try await clock.sleep(for: .milliseconds(2))
            await send(.saveResult(.success(())))
          }
