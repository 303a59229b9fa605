// caught by: A fact that arrives is shown, and the loading is over
// REGION 1
          return .run { [count = state.count] send in
            await send(.numberFactResponse(Result { try await numberFact(count) }))
          }
