import ComposableArchitecture
import LibraryTestHelpers
import Testing

/// Alerts and dialogs with lists of buttons.
struct ListedButtons: DeprecatedChecks {
  private enum Choice: Hashable { case delete(Int) }

  @available(*, deprecated)
  static var checks: [DeprecatedCheck] {
    [
      DeprecatedCheck("An alert with a list of buttons is the same as one with closures") {
        let expected = AlertState<Choice> {
          TextState("Title")
        } actions: {
          ButtonState(role: .destructive, action: .delete(1)) { TextState("Delete") }
          ButtonState(role: .cancel) { TextState("Cancel") }
        }
        #expect(
          AlertState(
            title: TextState("Title"),
            primaryButton: .destructive(TextState("Delete"), action: .send(.delete(1))),
            secondaryButton: .cancel(TextState("Cancel"))
          ) == expected
        )
        #expect(
          AlertState(
            title: TextState("Title"),
            buttons: [
              .destructive(TextState("Delete"), action: .send(.delete(1))),
              .cancel(TextState("Cancel")),
            ]
          ) == expected
        )
        #expect(
          AlertState<Choice>(
            title: TextState("Title"),
            message: TextState("Message"),
            dismissButton: .default(TextState("OK"))
          )
            == AlertState(
              title: { TextState("Title") },
              actions: { ButtonState { TextState("OK") } },
              message: { TextState("Message") }
            )
        )
        #expect(
          AlertState<Choice>(title: TextState("Title")) == AlertState { TextState("Title") }
        )
      },
      DeprecatedCheck("A dialog with a list of buttons is the same as one with closures") {
        let dialog = ConfirmationDialogState<Choice>(titleVisibility: .visible) {
          TextState("Delete?")
        } actions: {
          ButtonState(role: .destructive, action: .delete(1)) { TextState("Delete") }
          ButtonState(role: .cancel) { TextState("Keep") }
        } message: {
          TextState("For good.")
        }
        #expect(
          ConfirmationDialogState(
            title: TextState("Delete?"),
            titleVisibility: .visible,
            message: TextState("For good."),
            buttons: [
              .destructive(TextState("Delete"), action: .send(.delete(1))),
              .cancel(TextState("Keep")),
            ]
          ) == dialog
        )
      },
    ]
  }
}
