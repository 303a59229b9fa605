// caught by: The tap fetches a fact about the count, and the fact is shown
// REGION 2
        case .numberFactButtonTapped:
          return .run { send in
            await send(.numberFactResponse(Result { try await client.fact(0) }))
          }
