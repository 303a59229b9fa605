// caught by: What no action mentions stays as it was
// REGION 1
  switch action {
  case .increment:
    return CounterState(count: state.count + 1)
  case .decrement:
    return CounterState(count: state.count - 1)
  case .add(let number):
    return CounterState(count: state.count + number)
  }
