// caught by: The fact is about the count of the state
// REGION 1
          return .run { [count = state.count] send in
            let fact = try await numberFact(count + 1)
            await send(.numberFactResponse(fact))
          }
