// caught by: A counter that counts later is found wherever it has moved
// REGION 2
        case .counters(.element(let id, let action)):
          if action == .incrementButtonTapped { state.taps += 1 }
          guard var counter = state.counters[id: id] else { return .none }
          _ = SlowCounter().reduce(into: &counter, action: action)
          state.counters[id: id] = counter
          return .none

// REGION 3
