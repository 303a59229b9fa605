// caught by: Whoever watches a slice hears of its changes, and of no others
// REGION 2
    var last = state
    onAction {
      let current = self.state
      _ = last
      last = current
      onChange(current)
    }
