// caught by: A second tap asks a second time
// REGION 1
          if state.numberFactAlert != nil { return .none }
          return .run { [count = state.count] send in
            let fact = try await numberFact(count)
            await send(.numberFactResponse(fact))
          }
