// caught by: The text is loaded after the pause, and shown
// REGION 4
    @Dependency(\.continuousClock) var clock
    @Dependency(\.sampleTextClient) var client

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .load:
          state.loading = true
          return .run { send in
            try await clock.sleep(for: .zero)
            await send(.loaded(Result { try await client.text() }))
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
