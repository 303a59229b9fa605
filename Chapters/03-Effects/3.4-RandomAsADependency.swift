import ComposableArchitecture
import Foundation

/// Everything of exercise 3.4.
enum RandomAsADependency {
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

    @Dependency(\.uuid) var uuid
    @Dependency(\.withRandomNumberGenerator) var withRandomNumberGenerator

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .incrementButtonTapped:
          state.count += 1
          return .none

        case .playNextButtonTapped:
          // TODO: The secret and the id of the new round come from the two dependencies.
          state = State(secret: Int.random(in: -100...100), id: UUID())
          return .none
        }
      }
    }
  }
}

/// A test for `playNextButtonTapped`, with a bug. Fix it.
///
/// - Parameter store: Begins with `State(count: 7, secret: 3, id: UUID(100))`. Its ids are
///   `.incrementing`, and its random numbers are those of `ForeseenNumbers(seed: 1)`.
@MainActor
func playNextSpec(_ store: TestStoreOf<RandomAsADependency.Counter>) async {
  // TODO: Which number does the store draw, and what else changes?
  var numbers = ForeseenNumbers(seed: 5)
  let secret = Int.random(in: -100...100, using: &numbers)
  await store.send(.playNextButtonTapped) {
    $0.count = 0
    $0.secret = secret
  }
}
