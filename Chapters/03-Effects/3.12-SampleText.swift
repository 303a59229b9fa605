import ComposableArchitecture
import Foundation

/// Makes an effect of the old interface: it asks for the text, and sends the outcome.
func textEffect(_ api: TextAPI) -> Effect<Result<String, URLError>> {
  // TODO: Wait for the answer of `api`, and send it.
  .none
}

/// An effect that begins the second one when the first one has ended.
func inOrder<Action>(_ first: Effect<Action>, _ second: Effect<Action>) -> Effect<Action> {
  // TODO: Join them.
  .none
}

/// An effect that begins both at once.
func together<Action>(_ first: Effect<Action>, _ second: Effect<Action>) -> Effect<Action> {
  // TODO: Join them.
  .none
}

/// A button that loads a text, and the text.
@Reducer
struct SampleTextFeature {
  @ObservableState
  struct State: Equatable {
    var loading = false
    var text = ""
  }

  enum Action: Equatable {
    case load
    case loaded(Result<String, URLError>)
  }

  /// What the feature needs from the world outside: an effect, ready to be returned.
  struct Environment: Sendable {
    var loadText: @Sendable () -> Effect<Result<String, URLError>>
  }

  @Dependency(\.sampleTextEnvironment) var environment
  @Dependency(\.continuousClock) var clock

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .load:
        // A moment's pause, which lasts no time but ends when the clock says so.
        let pause: Effect<Action> = .run { [clock] _ in try await clock.sleep(for: .zero) }
        // TODO: Say that the text is being loaded. After the pause, load it.
        return pause

      // TODO: The loading is over: show the text, or the error as "Error: …".
      case .loaded:
        return .none
      }
    }
  }
}

extension SampleTextFeature.Environment: DependencyKey {
  static let liveValue = Self(loadText: { textEffect(.example) })
  static let testValue = Self(
    loadText: unimplemented("SampleTextFeature.Environment.loadText", placeholder: .none)
  )
}

extension DependencyValues {
  var sampleTextEnvironment: SampleTextFeature.Environment {
    get { self[SampleTextFeature.Environment.self] }
    set { self[SampleTextFeature.Environment.self] = newValue }
  }
}
