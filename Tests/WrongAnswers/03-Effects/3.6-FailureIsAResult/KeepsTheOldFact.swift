// caught by: A failure takes the place of an older fact
// REGION 2
        case .numberFactResponse(.success(let fact)):
          state.isLoadingFact = false
          state.numberFactAlert = fact
          return .none

        case .numberFactResponse(.failure):
          state.isLoadingFact = false
          state.numberFactAlert = state.numberFactAlert ?? "Could not load a number fact :("
          return .none
