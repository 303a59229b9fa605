// caught by: Retry saves once more, and may succeed

import ComposableArchitecture
import Foundation

/// Everything of exercise 6.6.
enum WhenSavingFails {
  /// What can be tapped in the alert of a save that failed.
  enum FailureAction: Equatable, Sendable {
    case retryButtonTapped
    case laterButtonTapped
  }

  /// Why nothing was saved.
  struct SaveError: Error, Equatable {
    var reason: String
  }

  /// The game's results, and what happens when they cannot be saved.
  @Reducer
  struct GameFeature {
    @ObservableState
    struct State: Equatable {
      var resultState = GameResultListFeature.State()
      var resultListState: Identified<UUID, GameResultListFeature.State>?
      @Presents var alert: AlertState<FailureAction>?
      var savingResults = false
    }

    enum Action {
      case alertAction(PresentationAction<FailureAction>)
      case saveButtonTapped
      case saveResult(Result<Void, SaveError>)
      case setNavigation(UUID?)
    }

    /// Saves results somewhere far away. It is given the draft.
    let save: @Sendable (GameResultListFeature.State) async -> Result<Void, SaveError>

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .alertAction(.presented(.retryButtonTapped)):
          if let draft = state.resultListState?.value { state.resultState = draft }
          state.resultListState = nil
          return .none

        case .saveButtonTapped:
          guard let draft = state.resultListState?.value else { return .none }
          state.savingResults = true
          return .run { send in
            await send(.saveResult(save(draft)))
          }

        case .saveResult(.success):
          state.savingResults = false
          if let draft = state.resultListState?.value {
            state.resultState = draft
          }
          state.resultListState = nil
          return .none

        case .saveResult(.failure(let error)):
          state.savingResults = false
          state.alert = AlertState {
            TextState("Not saved")
          } actions: {
            ButtonState(action: .retryButtonTapped) { TextState("Retry") }
            ButtonState(role: .cancel, action: .laterButtonTapped) { TextState("Later") }
          } message: {
            TextState(error.reason)
          }
          return .none

        case .setNavigation(.some(let id)):
          guard !state.savingResults else { return .none }
          state.resultListState = Identified(state.resultState, id: id)
          return .none

        case .setNavigation(.none), .alertAction(.presented(.laterButtonTapped)):
          return .none

        case .alertAction(.dismiss):
          state.alert = nil
          return .none
        }
      }
    }
  }
}
