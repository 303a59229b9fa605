// explained by: unknown-dependency

import ComposableArchitecture
import Foundation

/// Everything of exercise 3.4.
enum RandomAsADependency {
  // MARK: With an environment of one's own

  /// The guessing game: a new round sets the count back and draws a new secret.
  @Reducer
  struct Counter {
    @ObservableState
    struct State: Equatable {
      var count = 0
      var secret: Int
      var id: UUID
    }

    enum Action {
      case incrementButtonTapped
      case playNextButtonTapped
    }

    /// What the counter needs from the world outside.
    struct Environment: Sendable {
      var generateRandom: @Sendable (ClosedRange<Int>) -> Int
      var uuid: @Sendable () -> UUID
    }

    @Dependency(\.counterEnvironment) var environment

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .incrementButtonTapped:
          state.count += 1
          return .none

        case .playNextButtonTapped:
          state = State(
            secret: environment.generateRandom(-100...100),
            id: environment.uuid()
          )
          return .none
        }
      }
    }
  }

  // MARK: With what TCA brings along

  /// A raffle: each ticket has a number from 1 to 500 and an id.
  @Reducer
  struct Raffle {
    @ObservableState
    struct State: Equatable {
      var number: Int?
      var id: UUID?
    }

    enum Action {
      case drawButtonTapped
    }

    @Dependency(\.uid) var uuid  // <- here
    @Dependency(\.withRandomNumberGenerator) var withRandomNumberGenerator

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .drawButtonTapped:
          state.number = withRandomNumberGenerator { Int.random(in: 1...500, using: &$0) }
          state.id = uuid()
          return .none
        }
      }
    }
  }
}

extension RandomAsADependency.Counter.Environment: DependencyKey {
  /// In the app: real random numbers, real ids.
  static let liveValue = Self(
    generateRandom: { range in Int.random(in: range) },
    uuid: { UUID() }
  )

  /// In a test that does not override it: each use is reported, and gives the placeholder.
  static let testValue = Self(
    generateRandom: unimplemented("Counter.Environment.generateRandom", placeholder: 0),
    uuid: unimplemented("Counter.Environment.uuid", placeholder: UUID(0))
  )
}

extension DependencyValues {
  var counterEnvironment: RandomAsADependency.Counter.Environment {
    get { self[RandomAsADependency.Counter.Environment.self] }
    set { self[RandomAsADependency.Counter.Environment.self] = newValue }
  }
}

// MARK: A test

/// A test for `playNextButtonTapped`, with a bug. Fix it.
///
/// `makeStore` gives a store with a count of 7, a secret of 3 and the id `UUID(100)`.
@MainActor
func playNextSpec(
  _ makeStore: (RandomAsADependency.Counter.Environment) -> TestStoreOf<
    RandomAsADependency.Counter
  >
) async {
  let store = makeStore(.init(generateRandom: { _ in 5 }, uuid: { UUID(1) }))
  await store.send(.playNextButtonTapped) {
    $0 = .init(count: 0, secret: 5, id: UUID(1))
  }
}
