// caught by: A failure is shown as an error, and the loading is over
// REGION 5
      case .loaded(let result):
        do {
          state.text = try result.get()
          state.loading = false
        } catch {
          state.text = "Error: \(error)"
        }
        return .none
