import ComposableArchitecture
import Foundation

/// The list of all results, as in exercise 4.5.
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

/// The whole game, as in exercise 4.6: what exercise 4.9 tests.
@Reducer
struct GameFeature {
  @ObservableState
  struct State: Equatable {
    var counter = Counter.State()
    var timer = TimerFeature.State()
    var resultState = GameResultListFeature.State()
    var lastTimestamp: TimeInterval = 0
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
        state.resultState.results.append(
          GameResult(
            counter: state.counter,
            timeSpent: state.timer.duration - state.lastTimestamp
          )
        )
        state.lastTimestamp = state.timer.duration
        return .none

      default:
        return .none
      }
    }
    Scope(state: \.counter, action: \.counter) { Counter() }
    Scope(state: \.timer, action: \.timer) { TimerFeature() }
    Scope(state: \.resultState, action: \.listResult) { GameResultListFeature() }
  }
}
