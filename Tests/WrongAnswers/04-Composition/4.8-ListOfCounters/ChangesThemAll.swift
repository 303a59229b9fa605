// caught by: A tap changes the counter it is for, and the parent counts it
// REGION 2
        case .counters(.element(_, .incrementButtonTapped)):
          state.taps += 1
          for id in state.counters.ids { state.counters[id: id]?.count += 1 }
          return .none

// REGION 3
