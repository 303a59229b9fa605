// caught by: A failure is shown as an apology, and the loading is over
// REGION 2
        case .numberFactResponse(.success(let fact)):
          state.isLoadingFact = false
          state.numberFactAlert = fact
          return .none

        case .numberFactResponse(.failure(let error)):
          state.isLoadingFact = false
          state.numberFactAlert = "\(error)"
          return .none
