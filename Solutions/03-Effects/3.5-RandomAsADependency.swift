import ComposableArchitecture
import Foundation

/// Everything of exercise 3.5.
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
