import ComposableArchitecture
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Everything of exercise 3.26: two features of the older kind.
enum SampleText {
  // MARK: What today's features use

  /// Loads things: async functions, and no effects.
  struct Client: Sendable {
    var fact: @Sendable (Int) async throws -> String
    var text: @Sendable () async throws -> String
  }

  // MARK: From the days of `ReducerProtocol`

  /// A number and a fact about it.
  @Reducer
  struct Fact {
    @ObservableState
    struct State: Equatable {
      var count = 0
      var numberFactAlert: String?
    }

    enum Action {
      case numberFactButtonTapped
      // BEGIN SOLUTION
      case numberFactResponse(Result<String, any Error>)
      // END SOLUTION
      // STUB: case numberFactResponse(TaskResult<String>)
    }

    @Dependency(\.sampleTextClient) var client

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        // BEGIN SOLUTION
        case .numberFactButtonTapped:
          return .run { [count = state.count] send in
            await send(.numberFactResponse(Result { try await client.fact(count) }))
          }
        // END SOLUTION
        // STUB: // The compiler warns of what is old here. The finished file has no warning.
        // STUB: // TODO: Write today's form. Once, a function that returned `EffectTask<Action>` had:
        // STUB: //
        // STUB: //   case .numberFactButtonTapped:
        // STUB: //     return .task { [count = state.count] in
        // STUB: //       await .numberFactResponse(TaskResult { try await client.fact(count) })
        // STUB: //     }
        // STUB: case .numberFactButtonTapped:
        // STUB:   return .none

        case .numberFactResponse(.success(let fact)):
          state.numberFactAlert = fact
          return .none

        case .numberFactResponse(.failure):
          state.numberFactAlert = "Could not load a number fact :("
          return .none
        }
      }
    }
  }

  // MARK: From the days of environments

  /// A button that loads a text, and the text.
  @Reducer
  struct Feature {
    @ObservableState
    struct State: Equatable {
      var loading = false
      var text = ""
    }

    enum Action {
      case load
      // BEGIN SOLUTION
      case loaded(Result<String, any Error>)
      // END SOLUTION
      // STUB: case loaded(Result<String, URLError>)
    }

    // BEGIN SOLUTION
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
    // END SOLUTION
    // STUB: // TODO: Replace all of this by a `body`, the client above and `continuousClock`.
    // STUB: struct Environment: Sendable {
    // STUB:   var loadText: @Sendable () -> Effect<Result<String, URLError>>
    // STUB:   var queue: AnySchedulerOf<DispatchQueue>
    // STUB: }
    // STUB:
    // STUB: let environment = Environment(loadText: { .none }, queue: .main)
    // STUB:
    // STUB: func reduce(into state: inout State, action: Action) -> Effect<Action> {
    // STUB:   switch action {
    // STUB:   case .load:
    // STUB:     state.loading = true
    // STUB:     return .run { [environment] _ in
    // STUB:       try await environment.queue.sleep(for: .zero)
    // STUB:     }
    // STUB:     .concatenate(with: environment.loadText().map { .loaded($0) })
    // STUB:   case .loaded(let result):
    // STUB:     state.loading = false
    // STUB:     do {
    // STUB:       state.text = try result.get()
    // STUB:     } catch {
    // STUB:       state.text = "Error: \(error)"
    // STUB:     }
    // STUB:     return .none
    // STUB:   }
    // STUB: }
  }
}

extension SampleText.Client: DependencyKey {
  static let liveValue = Self(
    fact: { number in "\(number) is a number." },
    text: {
      let (data, _) = try await URLSession.shared.data(from: URL(string: "https://example.com")!)
      return String(decoding: data, as: UTF8.self)
    }
  )
  static let testValue = Self(
    fact: unimplemented("SampleText.Client.fact", placeholder: ""),
    text: unimplemented("SampleText.Client.text", placeholder: "")
  )
}

extension DependencyValues {
  var sampleTextClient: SampleText.Client {
    get { self[SampleText.Client.self] }
    set { self[SampleText.Client.self] = newValue }
  }
}
