// caught by: The results at the offsets go, the others stay in order
// REGION 3
        case .remove(let offset):
          let guesses = offset.map { state.results[$0].counter.count }
          state.results.removeAll { guesses.contains($0.counter.count) }
          return .none
