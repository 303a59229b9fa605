import ComposableArchitecture
import Foundation

/// Everything of exercise 6.4.
enum ButtonsAndDismiss {
  /// The game's results, and the question whether to save them.
  @Reducer
  struct GameFeature {
    @ObservableState
    struct State: Equatable {
      var resultState = GameResultListFeature.State()
      var resultListState: Identified<UUID, GameResultListFeature.State>?
      @Presents var alert: AlertState<GameAlertAction>?
    }

    enum Action: Equatable {
      case alertAction(PresentationAction<GameAlertAction>)
    }

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        // TODO: Three cases: save, cancel, dismiss. What does each of them change?
        case .alertAction:
          return .none
        }
      }
    }
  }
}
