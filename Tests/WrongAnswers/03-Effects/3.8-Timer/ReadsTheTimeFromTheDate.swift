// caught by: It ticks every ten milliseconds
// REGION 4
        state.duration = date.now.timeIntervalSince(state.started ?? date.now)
        return .none
