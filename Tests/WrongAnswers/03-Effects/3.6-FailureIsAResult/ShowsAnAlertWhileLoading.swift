// caught by: A request that is cancelled is not shown as a failure
// REGION 1
          state.isLoadingFact = true
          if state.numberFactAlert == nil { state.numberFactAlert = "Loading …" }
          return .run { [count = state.count] send in
            await send(.numberFactResponse(Result { try await numberFact(count) }))
          }
