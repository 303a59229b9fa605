import ComposableArchitecture
import Foundation

/// Everything of exercise 6.3.
enum AskWhenItMatters {
  /// The game, as far as it is about its results: the rest of it plays no part in this chapter.
  @Reducer
  struct GameFeature {
    @ObservableState
    struct State: Equatable {
      /// The results that count.
      var resultState = GameResultListFeature.State()

      /// The copy that the list page works on; `nil` while the page is closed.
      var resultListState: Identified<UUID, GameResultListFeature.State>?

      @Presents var alert: AlertState<GameAlertAction>?
    }

    enum Action: Equatable {
      case alertAction(PresentationAction<GameAlertAction>)
      case listResult(GameResultListFeature.Action)
      case setNavigation(UUID?)
    }

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .setNavigation(.some(let id)):
          state.resultListState = Identified(state.resultState, id: id)
          return .none

        case .setNavigation(.none):
          // TODO: Ask, but only if there is something to ask about.
          state.resultListState = nil
          return .none

        case .alertAction, .listResult:
          return .none
        }
      }
      .ifLet(\.resultListState, action: \.listResult) {
        Scope(state: \.value, action: \.self) { GameResultListFeature() }
      }
    }
  }
}
