import ComposableArchitecture
import Foundation

// Exercise 4.20 tests these two features. Look here after 4.17. `Replaceable` changes nothing: it is how
// the workbook tests your tests.

/// The list of results in the game that exercise 4.20 tests.
@Reducer
struct TestedList {
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

/// The game that exercise 4.20 tests: a counter, a timer, and a list that holds the results.
@Reducer
struct TestedGame {
  @ObservableState
  struct State: Equatable {
    var counter = Counter.State(secret: 10, id: UUID(0))
    var timer = TimerFeature.State()
    var list = TestedList.State()

    /// What the timer showed when the last round ended, in seconds.
    var lastTimestamp: TimeInterval = 0
  }

  enum Action {
    case counter(Counter.Action)
    case list(TestedList.Action)
    case timer(TimerFeature.Action)
  }

  var body: some ReducerOf<Self> {
    Replaceable {
      Reduce { state, action in
        switch action {
        case .counter(.playNextButtonTapped):
          state.list.results.append(
            GameResult(
              counter: state.counter,
              timeSpent: state.timer.duration - state.lastTimestamp
            )
          )
          state.lastTimestamp = state.timer.duration
          return .none

        case .counter, .list, .timer:
          return .none
        }
      }
      Scope(\.counter, action: \.counter) { Counter() }
      Scope(\.list, action: \.list) { TestedList() }
      Scope(\.timer, action: \.timer) { TimerFeature() }
    }
  }
}
