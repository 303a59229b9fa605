import ComposableArchitecture
import Foundation

/// Exercise 4.16: the game keeps a record of its rounds.
enum RecordTheResult {
  /// How a round ended.
  struct GameResult: Equatable {
    let secret: Int
    let guess: Int
    /// How long the round took, in seconds.
    let timeSpent: TimeInterval
  }

  /// The guessing game, with a record of its rounds.
  @Reducer
  struct GameFeature {
    @ObservableState
    struct State: Equatable {
      var counter = Counter.State(secret: 10, id: UUID(0))
      var timer = TimerFeature.State()
      var results: [GameResult] = []

      /// What the timer showed when the last round ended, in seconds.
      var lastTimestamp: TimeInterval = 0
    }

    enum Action {
      case counter(Counter.Action)
      case timer(TimerFeature.Action)
    }

    var body: some ReducerOf<Self> {
      // BEGIN SOLUTION
      Reduce { state, action in
        switch action {
        case .counter(.playNextButtonTapped):
          state.results.append(
            GameResult(
              secret: state.counter.secret,
              guess: state.counter.count,
              timeSpent: state.timer.duration - state.lastTimestamp
            )
          )
          state.lastTimestamp = state.timer.duration
          return .none

        case .counter, .timer:
          return .none
        }
      }
      Scope(\.counter, action: \.counter) {
        Counter()
      }
      Scope(\.timer, action: \.timer) {
        TimerFeature()
      }
      // END SOLUTION
      // STUB: // TODO: Record a result for each round. Where in `body` does that belong?
      // STUB: Scope(\.counter, action: \.counter) {
      // STUB:   Counter()
      // STUB: }
      // STUB: Scope(\.timer, action: \.timer) {
      // STUB:   TimerFeature()
      // STUB: }
    }
  }
}
