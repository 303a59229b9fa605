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
          // BEGIN SOLUTION
          state = State(
            secret: withRandomNumberGenerator { Int.random(in: -100...100, using: &$0) },
            id: uuid()
          )
          return .none
        // END SOLUTION
        // STUB: // TODO: The secret and the id of the new round come from the two dependencies.
        // STUB: state = State(secret: Int.random(in: -100...100), id: UUID())
        // STUB: return .none
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
  // BEGIN SOLUTION
  var numbers = ForeseenNumbers(seed: 1)
  let secret = Int.random(in: -100...100, using: &numbers)
  await store.send(.playNextButtonTapped) {
    $0.count = 0
    $0.secret = secret
    $0.id = UUID(0)
  }
  // END SOLUTION
  // STUB: // TODO: Which number does the store draw, and what else changes?
  // STUB: var numbers = ForeseenNumbers(seed: 5)
  // STUB: let secret = Int.random(in: -100...100, using: &numbers)
  // STUB: await store.send(.playNextButtonTapped) {
  // STUB:   $0.count = 0
  // STUB:   $0.secret = secret
  // STUB: }
}
