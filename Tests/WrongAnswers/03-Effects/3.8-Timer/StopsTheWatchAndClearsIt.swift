// caught by: Stopping keeps the time on the watch
// REGION 5
        state.duration = 0
        return .cancel(id: TimerID())
