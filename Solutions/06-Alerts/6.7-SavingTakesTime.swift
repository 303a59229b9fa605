import ComposableArchitecture

/// Exercise 6.7: three ways out of an alert, and a save that takes its time.
enum SavingTakesTime {
  /// What the toolbar shows.
  enum ToolbarItem: Equatable {
    case button
    case spinner
  }

  /// The game's results, which are saved on a server.
  @Reducer
  struct GameFeature {
    @ObservableState
    struct State: Equatable {
      @Presents var alert: AlertState<LeaveAction>?

      /// The copy that the list page works on; nil while the page is closed.
      var draft: GameResultListFeature.State?

      /// Whether the draft is being saved.
      var isSaving = false

      /// The results that count.
      var results = GameResultListFeature.State()

      var toolbarItem: ToolbarItem {
        // BEGIN SOLUTION
        isSaving ? .spinner : .button
        // END SOLUTION
        // STUB: // TODO: A spinner while the draft is being saved.
        // STUB: .button
      }
    }

    enum Action {
      case alert(PresentationAction<LeaveAction>)
      case saveResponse(GameResultListFeature.State)
    }

    @Dependency(\.continuousClock) var clock

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        // BEGIN SOLUTION
        case .alert(.presented(.discardButtonTapped)):
          state.draft = nil
          return .none

        case .alert(.presented(.saveButtonTapped)):
          guard let draft = state.draft, !state.isSaving else { return .none }
          state.isSaving = true
          return .run { send in
            try await clock.sleep(for: .seconds(2))
            await send(.saveResponse(draft))
          }
        // END SOLUTION
        // STUB: // TODO: Two cases: "Discard", and "Save", which takes two seconds on the clock.

        case .alert:
          return .none

        // BEGIN SOLUTION
        case .saveResponse(let saved):
          state.isSaving = false
          state.results = saved
          state.draft = nil
          return .none
        // END SOLUTION
        // STUB: case .saveResponse:
        // STUB:   // TODO: Now the draft is saved.
        // STUB:   return .none
        }
      }
      .ifLet(\.$alert, action: \.alert)
    }
  }
}
