// caught by: The text is loaded after the pause, and shown
// REGION 4
        state.loading = true
        return .concatenate(
          pause,
          environment.loadText().map { .loaded($0) },
          environment.loadText().map { .loaded($0) }
        )
