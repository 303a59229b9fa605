// caught by: Stopping keeps the time on the timer
// REGION 5
        state.duration = 0
        return .cancel(id: CancelID.timer)
