// caught by: A fact that cannot be fetched is sent as a failure
// REGION 2
        case .numberFactButtonTapped:
          return .run { [count = state.count] send in
            await send(.numberFactResponse(.success(try await client.fact(count))))
          }
