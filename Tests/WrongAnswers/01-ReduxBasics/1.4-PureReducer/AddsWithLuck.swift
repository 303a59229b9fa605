// caught by: The same input gives the same output every time
// REGION 1
  var next = state
  switch action {
  case .increment:
    next.count += 1
  case .decrement:
    next.count -= 1
  case .add(let number):
    next.count += number + (Bool.random() ? 1 : 0)
  }
  return next
