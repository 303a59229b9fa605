import ComposableArchitecture
import Foundation

// Exercise 5.14 replays this game.

/// The game with its result list, which works on a copy of the results.
@Reducer
struct ReplayedGame {
  @ObservableState
  struct State: Equatable {
    var counter = Counter.State(secret: 10, id: UUID(0))
    var timer = TimerFeature.State()
    var lastTimestamp = 0.0
    /// The results that count.
    var results: IdentifiedArrayOf<GameResult> = []
    /// The list page with its copy, `nil` while it is closed.
    @Presents var resultList: GameResultListFeature.State?
  }

  enum Action {
    case counter(Counter.Action)
    case listButtonTapped
    case resultList(PresentationAction<GameResultListFeature.Action>)
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
        state.results.append(result)
        state.lastTimestamp = state.timer.duration
        return .none

      case .listButtonTapped:
        state.resultList = GameResultListFeature.State(results: state.results)
        return .none

      case .resultList(.dismiss):
        state.results = state.resultList?.results ?? state.results
        return .none

      case .counter, .resultList, .timer:
        return .none
      }
    }
    .ifLet(\.$resultList, action: \.resultList) { GameResultListFeature() }
    Scope(\.counter, action: \.counter) { Counter() }
    Scope(\.timer, action: \.timer) { TimerFeature() }
  }
}
