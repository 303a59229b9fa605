import ComposableArchitecture

/// Everything of exercise 6.2.
enum AlertData {
  /// The question that is asked before changes are saved.
  static var saveChanges: AlertState<GameAlertAction> {
    // TODO: Give it its title, and two buttons: "OK" and "Cancel".
    AlertState { TextState("") }
  }

  /// What an alert says, line by line: its title, then each button, with its role if it has one.
  ///
  /// For example: `["Delete it?", "Delete (destructive)", "Cancel (cancel)"]`.
  static func lines<Action>(of alert: AlertState<Action>) -> [String] {
    // TODO: Take the alert apart: it is nothing but values.
    []
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
          // TODO: Ask the question.
          return .none

        case .alertAction:
          return .none
        }
      }
    }
  }
}
