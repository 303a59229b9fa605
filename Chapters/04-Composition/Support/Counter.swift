import ComposableArchitecture
import Foundation

/// The counter of exercise 3.4: a person guesses a secret number from -100 to 100.
@Reducer
struct Counter {
  @ObservableState
  struct State: Equatable, Identifiable {
    var count: Int
    var secret: Int
    var id: UUID

    init(count: Int = 0, secret: Int = Int.random(in: -100...100), id: UUID = UUID()) {
      self.count = count
      self.secret = secret
      self.id = id
    }
  }

  enum Action {
    case countTextChanged(String)
    case decrementButtonTapped
    case incrementButtonTapped
    case playNextButtonTapped
  }

  @Dependency(\.counterEnvironment) var environment

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .countTextChanged(let text):
        state.count = Int(text) ?? state.count
      case .decrementButtonTapped:
        state.count -= 1
      case .incrementButtonTapped:
        state.count += 1
      case .playNextButtonTapped:
        state = State(
          count: 0,
          secret: environment.generateRandom(-100...100),
          id: environment.uuid()
        )
      }
      return .none
    }
  }
}

extension Counter {
  /// What the counter needs from the world outside.
  struct Environment: Sendable, DependencyKey {
    var generateRandom: @Sendable (ClosedRange<Int>) -> Int
    var uuid: @Sendable () -> UUID

    static let liveValue = Self(
      generateRandom: { Int.random(in: $0) },
      uuid: { UUID() }
    )

    static let testValue = Self(
      generateRandom: unimplemented("Counter.Environment.generateRandom", placeholder: 0),
      uuid: unimplemented("Counter.Environment.uuid", placeholder: UUID(0))
    )
  }
}

extension DependencyValues {
  var counterEnvironment: Counter.Environment {
    get { self[Counter.Environment.self] }
    set { self[Counter.Environment.self] = newValue }
  }
}
