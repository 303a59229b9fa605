// caught by: A counter that counts later is found wherever it has moved
// REGION 2
        case .counters(.element):
          state.taps += 1
          return .none

