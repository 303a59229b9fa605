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
        // BEGIN SOLUTION
        case .alert(.presented(.saveButtonTapped)):
          state.isSaved = true
          return .none
        // END SOLUTION
        // STUB: // TODO: A case for the action of "OK".

        case .alert:
          return .none

        case .backButtonTapped:
          // BEGIN SOLUTION
          state.alert = saveChanges(removedResults: state.removedResults)
          return .none
        // END SOLUTION
        // STUB: // TODO: Ask the question below.
        // STUB: return .none
        }
      }
      .ifLet(\.$alert, action: \.alert)
    }
  }

  /// The question that is asked before changes are saved.
  static func saveChanges(removedResults: Int) -> AlertState<GameFeature.Action.Alert> {
    // BEGIN SOLUTION
    AlertState {
      TextState("Save Changes?")
    } actions: {
      ButtonState(action: .saveButtonTapped) {
        TextState("OK")
      }
      ButtonState(role: .cancel, action: .cancelButtonTapped) {
        TextState("Cancel")
      }
    } message: {
      TextState("Removed results: \(removedResults)")
    }
    // END SOLUTION
    // STUB: // TODO: A title, two buttons and a message.
    // STUB: AlertState { TextState("") }
  }
}
