// caught by: Decrement takes one away, below zero too
// REGION 1
  var next = state
  switch action {
  case .increment:
    next.count += 1
  case .decrement:
    next.count = max(0, next.count - 1)
  case .add(let number):
    next.count += number
  }
  return next
