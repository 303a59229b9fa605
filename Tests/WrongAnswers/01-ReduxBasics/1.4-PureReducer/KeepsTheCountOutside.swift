// caught by: Two counters do not get in each other's way

/// All there is to know about a counter.
struct CounterState: Equatable {
  var count = 0
  var name = ""
  var log: [String] = []
}

/// Everything that can happen to a counter.
enum CounterAction: Action, Equatable {
  case increment
  case decrement
  case add(Int)
}

nonisolated(unsafe) private var total: Int?

/// Returns the state that follows `state` when `action` happens.
func counterReducer(_ action: CounterAction, _ state: CounterState) -> CounterState {
  if total == nil {
    total = state.count
  }
  var count = total ?? 0
  switch action {
  case .increment:
    count += 1
  case .decrement:
    count -= 1
  case .add(let number):
    count += number
  }
  total = count
  var next = state
  next.count = count
  return next
}
