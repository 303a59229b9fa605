import ComposableArchitecture
import Foundation

/// Exercise 4.17: the list of results joins the game.
enum JoinTheList {
  /// The list of results, as a feature of its own.
  @Reducer
  struct GameResultList {
    @ObservableState
    struct State: Equatable {
      var results: IdentifiedArrayOf<GameResult> = []
    }

    enum Action {
      case rowsDeleted(at: IndexSet)
    }

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .rowsDeleted(let offsets):
          state.results.remove(atOffsets: offsets)
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
      var counter = Counter.State(secret: 10, id: UUID(0))
      var timer = TimerFeature.State()
      var list = GameResultList.State()

      /// What the timer showed when the last round ended, in seconds.
      var lastTimestamp: TimeInterval = 0

      // BEGIN SOLUTION
      /// How many of all results are right.
      var correctCount: Int { list.results.count(where: \.correct) }

      /// How many results there are.
      var totalCount: Int { list.results.count }
      // END SOLUTION
      // STUB: // TODO: The list has results already. Do without this second array.
      // STUB: var results: IdentifiedArrayOf<GameResult> = []
      // STUB:
      // STUB: /// How many of all results are right.
      // STUB: var correctCount: Int { results.count(where: \.correct) }
      // STUB:
      // STUB: /// How many results there are.
      // STUB: var totalCount: Int { results.count }
    }

    enum Action {
      case counter(Counter.Action)
      case list(GameResultList.Action)
      case timer(TimerFeature.Action)
    }

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .counter(.playNextButtonTapped):
          let result = GameResult(
            counter: state.counter,
            timeSpent: state.timer.duration - state.lastTimestamp
          )
          // BEGIN SOLUTION
          state.list.results.append(result)
          // END SOLUTION
          // STUB: // TODO: The list does not see this result.
          // STUB: state.results.append(result)
          state.lastTimestamp = state.timer.duration
          return .none

        case .counter, .list, .timer:
          return .none
        }
      }
      Scope(\.counter, action: \.counter) {
        Counter()
      }
      Scope(\.timer, action: \.timer) {
        TimerFeature()
      }
      // BEGIN SOLUTION
      Scope(\.list, action: \.list) {
        GameResultList()
      }
      // END SOLUTION
      // STUB: // TODO: The list does not run yet.
    }
  }
}
