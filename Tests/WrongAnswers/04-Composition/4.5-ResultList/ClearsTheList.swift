// caught by: The results at the offsets go, the others stay in order
// REGION 3
        case .remove(let offset):
          if !offset.isEmpty { state.results.removeAll() }
          return .none
