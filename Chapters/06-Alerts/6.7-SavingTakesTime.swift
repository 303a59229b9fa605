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
        // TODO: A spinner while the draft is being saved.
        .button
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
        // TODO: Two cases: "Discard", and "Save", which takes two seconds on the clock.

        case .alert:
          return .none

        case .saveResponse:
          // TODO: Now the draft is saved.
          return .none
        }
      }
      .ifLet(\.$alert, action: \.alert)
    }
  }
}
