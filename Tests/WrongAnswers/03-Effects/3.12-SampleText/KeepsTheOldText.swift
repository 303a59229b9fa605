// caught by: A failure is shown as an error, and the loading is over
// REGION 5
      case .loaded(let result):
        state.loading = false
        do {
          state.text = try result.get()
        } catch {
          _ = error
        }
        return .none
