// caught by: Both answers travel in a Result whose failure is any error
// REGION 1
      case numberFactResponse(TaskResult<String>)
// REGION 2
        case .numberFactButtonTapped:
          return .run { [count = state.count] send in
            await send(.numberFactResponse(TaskResult { try await client.fact(count) }))
          }
