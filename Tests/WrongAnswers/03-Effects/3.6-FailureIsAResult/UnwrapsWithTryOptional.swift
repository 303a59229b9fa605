// caught by: A failure is shown as an apology, and the loading is over
// REGION 2
        case .numberFactResponse(let result):
          state.isLoadingFact = false
          state.numberFactAlert = try? result.get()
          return .none
