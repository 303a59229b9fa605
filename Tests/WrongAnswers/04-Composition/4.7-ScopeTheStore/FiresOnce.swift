// caught by: Whoever watches a slice hears of its changes, and of no others
// REGION 2
    var last = state
    var isOver = false
    onAction {
      let current = self.state
      if current == last { return }
      if isOver { return }
      isOver = true
      last = current
      onChange(current)
    }
