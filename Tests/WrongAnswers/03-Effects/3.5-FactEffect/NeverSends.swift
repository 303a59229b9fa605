// caught by: From the tap to the fact, and back to no alert
// REGION 1
          return .run { [count = state.count] send in
            let fact = try await numberFact(count)
            _ = fact.count
          }
