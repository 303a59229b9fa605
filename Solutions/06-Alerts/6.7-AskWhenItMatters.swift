import ComposableArchitecture

/// Exercise 6.7: a question that is asked only when it matters.
enum AskWhenItMatters {
  /// The game, as far as it is about its results: the rest of it plays no part in this chapter.
  @Reducer
  struct GameFeature {
    @ObservableState
    struct State: Equatable {
      @Presents var alert: AlertState<LeaveAction>?

      /// The copy that the list page works on; nil while the page is closed.
      @Presents var draft: GameResultListFeature.State?

      /// The results that count.
      var results = GameResultListFeature.State()
    }

    enum Action {
      case alert(PresentationAction<LeaveAction>)
      case backButtonTapped
      case draft(PresentationAction<GameResultListFeature.Action>)
      case resultsButtonTapped
    }

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .alert:
          return .none

        case .backButtonTapped:
          // BEGIN SOLUTION
          guard let draft = state.draft else { return .none }
          if draft.results == state.results.results {
            state.draft = nil
          } else {
            state.alert = .unsavedChanges
          }
          return .none
        // END SOLUTION
        // STUB: // TODO: Ask, but only if there is something to ask about.
        // STUB: state.draft = nil
        // STUB: return .none

        case .draft:
          return .none

        case .resultsButtonTapped:
          state.draft = state.results
          return .none
        }
      }
      .ifLet(\.$alert, action: \.alert)
      .ifLet(\.$draft, action: \.draft) {
        GameResultListFeature()
      }
    }
  }
}
