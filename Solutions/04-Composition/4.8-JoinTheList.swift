import ComposableArchitecture
import Foundation

/// Everything of exercise 4.6.
enum JoinTheList {
  /// The list of all results, as a feature of its own.
  @Reducer
  struct GameResultListFeature {
    @ObservableState
    struct State: Equatable {
      var results: IdentifiedArrayOf<GameResult> = []
    }

    enum Action: Equatable {
      case remove(offset: IndexSet)
    }

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .remove(let offset):
          state.results.remove(atOffsets: offset)
          return .none
        }
      }
    }
  }

  /// The guessing game, with the list as a third child.
  @Reducer
  struct GameFeature {
    @ObservableState
    struct State: Equatable {
      var counter = Counter.State()
      var timer = TimerFeature.State()
      var resultState = GameResultListFeature.State()
      var lastTimestamp: TimeInterval = 0

      /// The line above the game: how many of all results are right.
      var header: String {
        // BEGIN SOLUTION
        let results = resultState.results
        return "\(results.count(where: \.correct))/\(results.count) correct"
        // END SOLUTION
        // STUB: // TODO: "2/3 correct", from the results of the list.
        // STUB: return ""
      }
    }

    enum Action: Equatable {
      case counter(Counter.Action)
      case timer(TimerFeature.Action)
      case listResult(GameResultListFeature.Action)
    }

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .counter(.playNext):
          let result = GameResult(
            counter: state.counter,
            timeSpent: state.timer.duration - state.lastTimestamp
          )
          // BEGIN SOLUTION
          state.resultState.results.append(result)
          // END SOLUTION
          // STUB: // TODO: Put the result where the list has it too.
          // STUB: _ = result
          state.lastTimestamp = state.timer.duration
          return .none

        default:
          return .none
        }
      }
      Scope(state: \.counter, action: \.counter) {
        Counter()
      }
      Scope(state: \.timer, action: \.timer) {
        TimerFeature()
      }
      // BEGIN SOLUTION
      Scope(state: \.resultState, action: \.listResult) {
        GameResultListFeature()
      }
      // END SOLUTION
      // STUB: // TODO: Let the list run on its part of the state.
    }
  }
}
