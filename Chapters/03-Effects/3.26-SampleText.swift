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
      case numberFactResponse(TaskResult<String>)
    }

    @Dependency(\.sampleTextClient) var client

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        // The compiler warns of what is old here. The finished file has no warning.
        // TODO: Write today's form. Once, a function that returned `EffectTask<Action>` had:
        //
        //   case .numberFactButtonTapped:
        //     return .task { [count = state.count] in
        //       await .numberFactResponse(TaskResult { try await client.fact(count) })
        //     }
        case .numberFactButtonTapped:
          return .none

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
      case loaded(Result<String, URLError>)
    }

    // TODO: Replace all of this by a `body`, the client above and `continuousClock`.
    struct Environment: Sendable {
      var loadText: @Sendable () -> Effect<Result<String, URLError>>
      var queue: AnySchedulerOf<DispatchQueue>
    }

    let environment = Environment(loadText: { .none }, queue: .main)

    func reduce(into state: inout State, action: Action) -> Effect<Action> {
      switch action {
      case .load:
        state.loading = true
        return .run { [environment] _ in
          try await environment.queue.sleep(for: .zero)
        }
        .concatenate(with: environment.loadText().map { .loaded($0) })
      case .loaded(let result):
        state.loading = false
        do {
          state.text = try result.get()
        } catch {
          state.text = "Error: \(error)"
        }
        return .none
      }
    }
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
