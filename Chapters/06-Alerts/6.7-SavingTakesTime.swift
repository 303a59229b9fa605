import ComposableArchitecture
import Foundation

/// Everything of exercise 6.5.
enum SavingTakesTime {
  /// What the button in the toolbar shows.
  enum ToolbarLabel: Equatable {
    case detail
    case spinner
  }

  /// The game's results, which are saved somewhere far away.
  @Reducer
  struct GameFeature {
    @ObservableState
    struct State: Equatable {
      var resultState = GameResultListFeature.State()
      var resultListState: Identified<UUID, GameResultListFeature.State>?
      @Presents var alert: AlertState<GameAlertAction>?

      /// Whether the results are on their way.
      var savingResults = false

      var toolbarLabel: ToolbarLabel {
        // TODO: A spinner while the results are being saved.
        .detail
      }
    }

    enum Action {
      case alertAction(PresentationAction<GameAlertAction>)
      case saveResult(Result<Void, any Error>)
    }

    @Dependency(\.continuousClock) var clock

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .alertAction(.presented(.alertSaveButtonTapped)):
          // TODO: Begin to save. After two seconds on the clock it is done.
          return .none

        case .saveResult:
          // TODO: Now the draft is saved.
          return .none

        case .alertAction(.presented(.alertCancelButtonTapped)):
          state.resultListState = nil
          return .none

        case .alertAction(.dismiss):
          state.alert = nil
          return .none
        }
      }
    }
  }
}
