// caught by: Before that nothing is saved, and the draft stays open
// REGION 2
          state.savingResults = true
          if let draft = state.resultListState?.value { state.resultState = draft }
          return .run { send in
            try await clock.sleep(for: .seconds(2))
            await send(.saveResult(.success(())))
          }
