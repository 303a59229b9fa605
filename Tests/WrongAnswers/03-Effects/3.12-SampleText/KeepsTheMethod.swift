// caught by: The feature has a body in place of a method
// REGION 4
    @Dependency(\.continuousClock) var clock
    @Dependency(\.sampleTextClient) var client

    func reduce(into state: inout State, action: Action) -> EffectOf<Self> {
      switch action {
      case .load:
        state.loading = true
        return .run { send in
          try await clock.sleep(for: .zero)
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
