// BEGIN SOLUTION
// END SOLUTION
// STUB: import Foundation
// STUB:
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
  // BEGIN SOLUTION
  var next = state
  switch action {
  case .increment:
    next.count += 1
  case .decrement:
    next.count -= 1
  case .add(let number):
    next.count += number
  }
  return next
  // END SOLUTION
  // STUB: // TODO: Take away the two lines that are not pure, and handle the three actions.
  // STUB: print("A counter got \(action)")
  // STUB: var next = state
  // STUB: next.log.append("\(Date.now.timeIntervalSince1970): \(action)")
  // STUB: return next
}
