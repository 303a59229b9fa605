// caught by: A tap fetches a fact, and the answer shows it
// REGION 1
          return .run { [count = state.count] send in
            let fact = try await numberFact(count)
            _ = fact.count
          }
