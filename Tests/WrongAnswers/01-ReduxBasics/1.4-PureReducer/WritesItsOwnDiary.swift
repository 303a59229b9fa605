// caught by: What no action mentions stays as it was
// REGION 1
  var next = state
  next.log.append("\(action)")
  switch action {
  case .increment:
    next.count += 1
  case .decrement:
    next.count -= 1
  case .add(let number):
    next.count += number
  }
  return next
