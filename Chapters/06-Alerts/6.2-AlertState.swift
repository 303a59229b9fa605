import ComposableArchitecture

/// Exercise 6.2: the question whether to save.
enum AlertData {
  /// The list of results, as far as it asks a question.
  @Reducer
  struct GameFeature {
    @ObservableState
    struct State: Equatable {
      @Presents var alert: AlertState<Action.Alert>?
      var isSaved = false

      /// How many results were removed from the list.
      var removedResults = 0
    }

    enum Action {
      case alert(PresentationAction<Alert>)
      case backButtonTapped

      /// What can be tapped in the alert.
      @CasePathable
      enum Alert: Equatable {
        case cancelButtonTapped
        case saveButtonTapped
      }
    }

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        // TODO: A case for the action of "OK".

        case .alert:
          return .none

        case .backButtonTapped:
          // TODO: Ask the question below.
          return .none
        }
      }
      .ifLet(\.$alert, action: \.alert)
    }
  }

  /// The question that is asked before changes are saved.
  static func saveChanges(removedResults: Int) -> AlertState<GameFeature.Action.Alert> {
    // TODO: A title, two buttons and a message.
    AlertState { TextState("") }
  }
}
