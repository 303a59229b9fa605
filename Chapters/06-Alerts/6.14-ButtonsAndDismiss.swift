import ComposableArchitecture
import Foundation

/// Exercise 6.14: an alert that is cleared by hand.
enum ButtonsAndDismiss {
  /// What can be tapped in the game's alert.
  enum GameAlertAction: Equatable, Sendable {
    case alertCancelButtonTapped
    case alertSaveButtonTapped
  }

  /// The game's results, and the question whether to save them.
  @Reducer
  struct GameFeature {
    @ObservableState
    struct State: Equatable {
      var resultState = GameResultListFeature.State()
      var resultListState: Identified<UUID, GameResultListFeature.State>?
      @Presents var alert: AlertState<GameAlertAction>?
    }

    enum Action {
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
