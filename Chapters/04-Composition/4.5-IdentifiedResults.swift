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
          // TODO: What else does a new round need?
          state.count = 0
          state.secret = withRandomNumberGenerator { Int.random(in: -100...100, using: &$0) }
          return .none
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
      // TODO: Compare the guess with the secret.
      false
    }

    /// By what this result is found.
    var id: UUID {
      // TODO: Which round was it?
      UUID()
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
          // TODO: Append the result of this round; let it take 1 second.
          return .none

        case .counter:
          return .none

        case .removeButtonTapped(let id):
          // TODO: Remove the result with this id.
          _ = id
          return .none
        }
      }
      Scope(\.counter, action: \.counter) {
        Counter()
      }
    }
  }
}
