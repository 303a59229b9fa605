// caught by: A tap says that a fact is being loaded
// REGION 1
          return .run { [count = state.count] send in
            await send(.numberFactResponse(Result { try await numberFact(count) }))
          }
