import ComposableArchitecture

// The question that 6.7 and 6.11 ask. In 6.2 you write such a value yourself.

/// What can be tapped when the list page is left with changes.
@CasePathable
enum LeaveAction: Equatable, Sendable {
  case discardButtonTapped
  case saveButtonTapped
}

extension AlertState<LeaveAction> {
  /// Asks what is to become of the changes. "Keep editing" has no action.
  static var unsavedChanges: Self {
    AlertState {
      TextState("The list has changed.")
    } actions: {
      ButtonState(action: .saveButtonTapped) { TextState("Save") }
      ButtonState(role: .destructive, action: .discardButtonTapped) { TextState("Discard") }
      ButtonState(role: .cancel) { TextState("Keep editing") }
    }
  }
}
