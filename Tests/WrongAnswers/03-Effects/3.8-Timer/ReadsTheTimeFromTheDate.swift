// caught by: It ticks every ten milliseconds until it is stopped
// REGION 4
        state.duration = date.now.timeIntervalSince(state.started ?? date.now)
        return .none
