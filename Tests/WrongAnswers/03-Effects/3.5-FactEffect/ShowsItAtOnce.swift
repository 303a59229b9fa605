// caught by: Nothing is shown before the answer is there
// REGION 1
          state.numberFactAlert = "…"
          return .run { [count = state.count] send in
            let fact = try await numberFact(count)
            await send(.numberFactResponse(fact))
          }
