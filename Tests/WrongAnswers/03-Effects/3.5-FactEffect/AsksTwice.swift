// caught by: The fact is about the count of the state
// REGION 1
          return .run { [count = state.count] send in
            _ = try await numberFact(count)
            let fact = try await numberFact(count)
            await send(.numberFactResponse(fact))
          }
