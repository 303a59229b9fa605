// caught by: One edit is one action
// REGION 2
        case .setCount(let text):
          let isNew = Int(text).map { $0 != state.count } ?? false
          state.countString = text
          return isNew ? .send(.setCount(text)) : .none
