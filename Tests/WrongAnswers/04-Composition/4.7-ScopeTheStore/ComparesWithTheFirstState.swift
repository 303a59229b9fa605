// caught by: Writing the same value again wakes nobody
// REGION 2
    let last = state
    onAction {
      let current = self.state
      if current == last { return }
      onChange(current)
    }
