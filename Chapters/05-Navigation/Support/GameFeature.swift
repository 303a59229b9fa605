import ComposableArchitecture
import Foundation

/// The tag of the link to the result list: there is one such page, so there is one tag.
let resultListStateTag = UUID()

/// The game with its result list, opened and closed by state: exercises 5.2 and 5.3 solved.
@Reducer
struct GameFeature {
  @ObservableState
  struct State: Equatable {
    var counter = Counter.State()
    var timer = TimerFeature.State()
    var resultState = GameResultListFeature.State()
    var lastTimestamp = 0.0
    var resultListState: Identified<UUID, GameResultListFeature.State>?
  }

  enum Action: Equatable {
    case counter(Counter.Action)
    case timer(TimerFeature.Action)
    case listResult(GameResultListFeature.Action)
    case setNavigation(UUID?)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .counter(.playNext):
        let result = GameResult(
          counter: state.counter,
          timeSpent: state.timer.duration - state.lastTimestamp
        )
        state.resultState.results.append(result)
        state.lastTimestamp = state.timer.duration
        return .none

      case .setNavigation(.some(let id)):
        state.resultListState = Identified(state.resultState, id: id)
        return .none

      case .setNavigation(.none):
        if let draft = state.resultListState?.value {
          state.resultState = draft
        }
        state.resultListState = nil
        return .none

      case .counter, .timer, .listResult:
        return .none
      }
    }
    .ifLet(\.resultListState, action: \.listResult) {
      Scope(state: \.value, action: \.self) { GameResultListFeature() }
    }
    Scope(state: \.counter, action: \.counter) { Counter() }
    Scope(state: \.timer, action: \.timer) { TimerFeature() }
  }
}
