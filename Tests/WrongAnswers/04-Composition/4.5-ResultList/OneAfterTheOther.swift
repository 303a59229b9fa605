// caught by: The results at the offsets go, the others stay in order
// REGION 3
        case .remove(let offset):
          for index in offset where index < state.results.count {
            state.results.remove(at: index)
          }
          return .none
