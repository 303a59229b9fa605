// caught by: Setting the selection sends an action, for opening and for closing

import ComposableArchitecture
import Foundation
import TerminalUI

/// Everything of exercise 5.2.
enum SetNavigation {
  /// The game, whose result list is opened and closed by its state.
  @Reducer
  struct GameFeature {
    @ObservableState
    struct State: Equatable {
      var counter = Counter.State()
      var timer = TimerFeature.State()

      /// The results that count.
      var resultState = GameResultListFeature.State()

      var lastTimestamp = 0.0

      /// The copy that the list page works on, with the tag of the link that opened the page; `nil`
      /// while the page is closed.
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

        case .listResult(.remove(let offset)):
          // The page works on the copy. In the next exercise the list does this by itself.
          state.resultListState?.value.results.remove(atOffsets: offset)
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

        case .counter, .timer:
          return .none
        }
      }
      Scope(state: \.counter, action: \.counter) { Counter() }
      Scope(state: \.timer, action: \.timer) { TimerFeature() }
    }
  }

  /// What a link asks which page is open, and tells when somebody opens or closes one.
  @MainActor
  static func selection(of store: StoreOf<GameFeature>) -> Binding<UUID?> {
    Binding(
      get: { @MainActor in store.resultListState?.id },
      set: { @MainActor in if let id = $0 { store.send(.setNavigation(id)) } }
    )
  }
}
