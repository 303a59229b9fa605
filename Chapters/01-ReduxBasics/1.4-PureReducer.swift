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

/// Returns the state that follows `state` when `action` happens.
func counterReducer(_ action: CounterAction, _ state: CounterState) -> CounterState {
  // TODO: Take away the two lines that are not pure, and handle the three actions.
  print("A counter got \(action)")
  var next = state
  next.count += CommandLine.arguments.count
  return next
}
