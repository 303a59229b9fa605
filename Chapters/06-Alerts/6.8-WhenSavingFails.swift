import ComposableArchitecture

/// Exercise 6.8: a save that may fail.
enum WhenSavingFails {
  /// Why nothing was saved.
  struct SaveError: Error, Equatable {
    var reason: String
  }

  /// The game's results, and what happens when they cannot be saved.
  @Reducer
  struct GameFeature {
    @ObservableState
    struct State: Equatable {
      @Presents var alert: AlertState<Action.Alert>?

      /// The copy that the list page works on; nil while the page is closed.
      var draft: GameResultListFeature.State?

      /// Whether the draft is being saved.
      var isSaving = false

      /// The results that count.
      var results = GameResultListFeature.State()
    }

    enum Action {
      case alert(PresentationAction<Alert>)
      case resultsButtonTapped
      case saveButtonTapped
      case saveResponse(Result<GameResultListFeature.State, SaveError>)

      /// What can be tapped in the alert of a save that failed.
      @CasePathable
      enum Alert: Equatable {
        case retryButtonTapped
      }
    }

    /// Saves a draft on a server, and gives back what the server has saved.
    let save:
      @Sendable (GameResultListFeature.State) async
        -> Result<GameResultListFeature.State, SaveError>

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .saveButtonTapped, .alert(.presented(.retryButtonTapped)):
          // TODO: If a draft is open, and no save is going on, save it and send what comes of it.
          return .none

        case .alert:
          return .none

        case .resultsButtonTapped:
          // TODO: While the draft is being saved, no other draft may take its place.
          state.draft = state.results
          return .none

        // TODO: This closes the page in any case. A save that failed has changed nothing.
        case .saveResponse:
          state.isSaving = false
          state.draft = nil
          return .none
        }
      }
      .ifLet(\.$alert, action: \.alert)
    }
  }
}
