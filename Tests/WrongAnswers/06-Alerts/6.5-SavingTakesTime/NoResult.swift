// caught by: Two seconds after the tap the draft is saved and the page closes
// REGION 2
          state.savingResults = true
          return .run { send in
            try await clock.sleep(for: .seconds(2))
            _ = send
          }
