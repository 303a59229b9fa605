// explained by: missing-return

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
  var next = state
  switch action {
  case .increment:
    next.count += 1
  case .decrement:
    next.count -= 1
  case .add(let number):
    next.count += number
  }
}  // <- here
