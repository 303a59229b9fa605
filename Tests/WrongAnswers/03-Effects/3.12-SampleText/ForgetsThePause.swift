// caught by: Nothing is loaded before the pause is over
// REGION 4
    @Dependency(\.continuousClock) var clock
    @Dependency(\.sampleTextClient) var client

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .load:
          state.loading = true
          return .run { send in
            await send(.loaded(Result { try await client.text() }))
          }

        case .loaded(.success(let text)):
          state.loading = false
          state.text = text
          return .none

        case .loaded(.failure(let error)):
          state.loading = false
          state.text = "Error: \(error)"
          return .none
        }
      }
    }
