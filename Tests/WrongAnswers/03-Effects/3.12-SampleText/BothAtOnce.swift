// caught by: Nothing is loaded before the pause is over
// REGION 4
        state.loading = true
        return .merge(pause, environment.loadText().map { .loaded($0) })
