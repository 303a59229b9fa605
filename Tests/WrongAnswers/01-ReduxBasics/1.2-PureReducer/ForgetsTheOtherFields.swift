// caught by: What no action mentions stays as it was

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
  switch action {
  case .increment:
    return CounterState(count: state.count + 1)
  case .decrement:
    return CounterState(count: state.count - 1)
  case .add(let number):
    return CounterState(count: state.count + number)
  }
}
