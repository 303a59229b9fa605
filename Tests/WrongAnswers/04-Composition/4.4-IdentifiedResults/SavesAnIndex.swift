// caught by: A result is found and removed by its id, wherever it stands
// REGION 5
          if let index = (0..<4).first(where: { UUID($0) == id }), index < state.results.count {
            state.results.remove(at: index)
          }
          return .none
