// caught by: A failure is shown as an apology, and the loading is over
// REGION 1
          state.isLoadingFact = true
          return .run { [count = state.count] send in
            guard let fact = try? await numberFact(count) else { return }
            await send(.numberFactResponse(.success(fact)))
          }
