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
            async let pause: Void = clock.sleep(for: .zero)
            let result = await Result { try await client.text() }
            try await pause
            await send(.loaded(result))
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
