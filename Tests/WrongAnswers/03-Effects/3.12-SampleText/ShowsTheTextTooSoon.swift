// caught by: The text is loaded after the pause, and shown
// REGION 4
        state.loading = true
        state.text = "Loading …"
        return .concatenate(pause, environment.loadText().map { .loaded($0) })
