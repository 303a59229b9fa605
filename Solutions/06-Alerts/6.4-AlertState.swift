import ComposableArchitecture

/// Everything of exercise 6.2.
enum AlertData {
  /// The question that is asked before changes are saved.
  static var saveChanges: AlertState<GameAlertAction> {
    // BEGIN SOLUTION
    AlertState {
      TextState("Save Changes?")
    } actions: {
      ButtonState(action: .alertSaveButtonTapped) {
        TextState("OK")
      }
      ButtonState(role: .cancel, action: .alertCancelButtonTapped) {
        TextState("Cancel")
      }
    }
    // END SOLUTION
    // STUB: // TODO: Give it its title, and two buttons: "OK" and "Cancel".
    // STUB: AlertState { TextState("") }
  }

  /// What an alert says, line by line: its title, then each button, with its role if it has one.
  ///
  /// For example: `["Delete it?", "Delete (destructive)", "Cancel (cancel)"]`.
  static func lines<Action>(of alert: AlertState<Action>) -> [String] {
    // BEGIN SOLUTION
    [String(state: alert.title)]
      + alert.buttons.map { button in
        let label = String(state: button.label)
        return button.role.map { "\(label) (\($0))" } ?? label
      }
    // END SOLUTION
    // STUB: // TODO: Take the alert apart: it is nothing but values.
    // STUB: []
  }

  /// The game, as far as it asks a question.
  @Reducer
  struct GameFeature {
    @ObservableState
    struct State: Equatable {
      @Presents var alert: AlertState<GameAlertAction>?
    }

    enum Action: Equatable {
      case alertAction(PresentationAction<GameAlertAction>)
      case backButtonTapped
    }

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .backButtonTapped:
          // BEGIN SOLUTION
          state.alert = saveChanges
          return .none
        // END SOLUTION
        // STUB: // TODO: Ask the question.
        // STUB: return .none

        case .alertAction:
          return .none
        }
      }
    }
  }
}
