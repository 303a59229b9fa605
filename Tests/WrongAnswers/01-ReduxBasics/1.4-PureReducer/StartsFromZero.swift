// caught by: Increment adds one to the count it is given
// REGION 1
  var next = state
  switch action {
  case .increment:
    next.count = 1
  case .decrement:
    next.count = -1
  case .add(let number):
    next.count = number
  }
  return next
