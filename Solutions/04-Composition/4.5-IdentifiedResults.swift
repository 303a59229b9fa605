import ComposableArchitecture
import Foundation

/// Exercise 4.5: the results of a game, each with an id.
enum IdentifiedResults {
  /// The counter of the game.
  @Reducer
  struct Counter {
    @ObservableState
    struct State: Equatable, Identifiable {
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
        // STUB: // TODO: What else does a new round need?
        // STUB: state.count = 0
        // STUB: state.secret = withRandomNumberGenerator { Int.random(in: -100...100, using: &$0) }
        // STUB: return .none
        }
      }
    }
  }

  /// How a round ended: the counter as it was, and the time the round took, in seconds.
  struct GameResult: Equatable, Identifiable {
    let counter: Counter.State
    let timeSpent: TimeInterval

    /// Whether the guess was right.
    var correct: Bool {
      // BEGIN SOLUTION
      counter.secret == counter.count
      // END SOLUTION
      // STUB: // TODO: Compare the guess with the secret.
      // STUB: false
    }

    /// By what this result is found.
    var id: UUID {
      // BEGIN SOLUTION
      counter.id
      // END SOLUTION
      // STUB: // TODO: Which round was it?
      // STUB: UUID()
    }
  }

  /// The guessing game, with its results under their ids.
  @Reducer
  struct GameFeature {
    @ObservableState
    struct State: Equatable {
      var counter: Counter.State
      var results: IdentifiedArrayOf<GameResult> = []
    }

    enum Action {
      case counter(Counter.Action)
      case removeButtonTapped(id: GameResult.ID)
    }

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .counter(.playNextButtonTapped):
          // BEGIN SOLUTION
          state.results.append(GameResult(counter: state.counter, timeSpent: 1))
          return .none
        // END SOLUTION
        // STUB: // TODO: Append the result of this round; let it take 1 second.
        // STUB: return .none

        case .counter:
          return .none

        case .removeButtonTapped(let id):
          // BEGIN SOLUTION
          state.results.remove(id: id)
          return .none
        // END SOLUTION
        // STUB: // TODO: Remove the result with this id.
        // STUB: _ = id
        // STUB: return .none
        }
      }
      Scope(\.counter, action: \.counter) {
        Counter()
      }
    }
  }
}
