import ComposableArchitecture

/// What can be tapped in the game's alert.
enum GameAlertAction: Equatable, Sendable {
  case alertSaveButtonTapped
  case alertCancelButtonTapped
}

extension AlertState<GameAlertAction> {
  /// The question of exercise 6.2, for the exercises that ask it.
  static var saveChanges: Self {
    AlertState {
      TextState("Save Changes?")
    } actions: {
      ButtonState(action: .alertSaveButtonTapped) { TextState("OK") }
      ButtonState(role: .cancel, action: .alertCancelButtonTapped) { TextState("Cancel") }
    }
  }
}
