// caught by: The fact is about the count at the time of the tap
// REGION 1
          return .run { [count = state.count] send in
            let fact = try await numberFact(count * 0)
            await send(.numberFactResponse(fact))
          }
