// caught by: The results at the offsets go, the others stay in order
// REGION 3
        case .remove(let offset):
          if let index = offset.first { state.results.remove(at: index) }
          return .none
