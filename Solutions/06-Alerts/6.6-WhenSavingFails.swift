import ComposableArchitecture
import Foundation

/// Exercise 6.6: three ways out of a question, and a save that takes time and may fail.
enum WhenSavingFails {
  /// Why nothing was saved.
  struct SaveError: LocalizedError, Equatable {
    var reason: String

    var errorDescription: String? { reason }
  }

  /// The game's results, and what happens when they cannot be saved.
  @Reducer
  struct GameFeature {
    @ObservableState
    struct State: Equatable {
      @Presents var alert: AlertState<Action.Alert>?

      /// The copy that the list page works on; nil while the page is closed.
      @Presents var draft: GameResultListFeature.State?

      /// Whether the draft is being saved.
      var isSaving = false

      /// The results that count.
      var results = GameResultListFeature.State()
    }

    enum Action {
      case alert(PresentationAction<Alert>)
      case backButtonTapped
      case draft(PresentationAction<GameResultListFeature.Action>)
      case resultsButtonTapped
      case saveResponse(
        sent: GameResultListFeature.State,
        Result<GameResultListFeature.State, any Error>
      )

      /// What can be tapped in the question, and in the alert of a save that failed.
      @CasePathable
      enum Alert: Equatable {
        case discardButtonTapped
        case retryButtonTapped
        case saveButtonTapped
      }
    }

    /// Saves a draft on a server, and gives back what the server has saved.
    let save: @Sendable (GameResultListFeature.State) async throws -> GameResultListFeature.State

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        // BEGIN SOLUTION
        case .alert(.presented(.discardButtonTapped)):
          state.draft = nil
          return .none

        case .alert(.presented(.saveButtonTapped)), .alert(.presented(.retryButtonTapped)):
          guard let draft = state.draft, !state.isSaving else { return .none }
          state.isSaving = true
          return .run { send in
            await send(.saveResponse(sent: draft, Result { try await save(draft) }))
          }
        // END SOLUTION
        // STUB: // TODO: Two cases: "Discard"; and "Save", which is also what "Retry" does.

        case .alert:
          return .none

        case .backButtonTapped:
          guard state.draft != nil else { return .none }
          state.alert = AlertState {
            TextState("The list has changed.")
          } actions: {
            ButtonState(action: .saveButtonTapped) { TextState("Save") }
            ButtonState(role: .destructive, action: .discardButtonTapped) { TextState("Discard") }
            ButtonState(role: .cancel) { TextState("Keep editing") }
          }
          return .none

        case .draft:
          return .none

        case .resultsButtonTapped:
          // BEGIN SOLUTION
          guard !state.isSaving else { return .none }
          // END SOLUTION
          // STUB: // TODO: While the draft is being saved, no other draft may take its place.
          state.draft = state.results
          return .none

        // BEGIN SOLUTION
        case .saveResponse(let sent, .success(let saved)):
          state.isSaving = false
          state.results = saved
          // What was removed meanwhile was not sent yet: the page stays open for it.
          if state.draft == sent { state.draft = nil }
          return .none

        case .saveResponse(_, .failure(let error)):
          state.isSaving = false
          state.alert = AlertState {
            TextState("Not saved")
          } actions: {
            ButtonState(action: .retryButtonTapped) { TextState("Retry") }
            ButtonState(role: .cancel) { TextState("Later") }
          } message: {
            TextState(error.localizedDescription)
          }
          return .none
        // END SOLUTION
        // STUB: // TODO: This closes the page in any case. A save that failed has changed nothing.
        // STUB: case .saveResponse:
        // STUB:   state.isSaving = false
        // STUB:   state.draft = nil
        // STUB:   return .none
        }
      }
      .ifLet(\.$alert, action: \.alert)
      .ifLet(\.$draft, action: \.draft) {
        GameResultListFeature()
      }
    }
  }
}
