import ComposableArchitecture

/// States of alerts and dialogs hold texts, buttons and roles. Alerts of equal content are equal
/// and have different ids.
enum AlertStates: Program {
  enum Answer: Equatable { case yes, no(Int) }
  @MainActor static func run() async {
    let alert = AlertState<Answer> {
      TextState("Title")
    } actions: {
      ButtonState(role: .destructive, action: .yes) { TextState("Yes") }
      ButtonState(role: .cancel) { TextState("Cancel") }
      ButtonState(action: .send(.no(2))) { TextState("No") }
    } message: {
      TextState("Message") + TextState("!")
    }
    print(
      "title, message, number of buttons:",
      String(state: alert.title),
      alert.message.map { String(state: $0) } as Any,
      alert.buttons.count
    )
    for button in alert.buttons {
      print(
        "button:",
        String(state: button.label),
        button.role as Any,
        button.withAction { _ = $0.map { "\($0)" } ?? "nil" }
      )
    }
    let same = AlertState<Answer> {
      TextState("Title")
    } actions: {
      ButtonState(role: .destructive, action: .yes) { TextState("Yes") }
      ButtonState(role: .cancel) { TextState("Cancel") }
      ButtonState(action: .send(.no(2))) { TextState("No") }
    } message: {
      TextState("Message") + TextState("!")
    }
    print(
      "equal to the same, equal ids, equal to another:",
      alert == same,
      alert.id == same.id,
      alert == AlertState<Answer> { TextState("Title") }
    )
    let mapped = alert.map { $0 == .yes ? 1 : nil as Int? }
    print("buttons of a mapped alert:", mapped.buttons.map { $0.withAction { _ = $0 as Any } })
    let dialog = ConfirmationDialogState<Answer>(titleVisibility: .visible) {
      TextState("D")
    } actions: {
      ButtonState(action: .yes) { TextState("Y") }
    }
    print(
      "dialog: visibility, label of a button, message:",
      dialog.titleVisibility,
      dialog.buttons[0].label == TextState("Y"),
      dialog.message as Any
    )
    print(
      "equal texts, equal when joined; strings:",
      TextState("a") == TextState("a"),
      TextState("a") + TextState("b") == TextState("ab"),
      String(state: TextState("n \(1)")),
      String(state: TextState(verbatim: "v"))
    )
    print(
      "buttons of an alert without actions, equal texts in a set:",
      AlertState<Answer> { TextState("T") }.buttons.count,
      Set([TextState("a"), TextState("a")]).count
    )
    for flag in [true, false] {
      let built = AlertState<Answer> {
        TextState("c")
      } actions: {
        if flag { ButtonState(action: .yes) { TextState("1") } }
        for number in 0..<2 { ButtonState(action: .no(number)) { TextState("\(number)") } }
      }
      print("buttons when the flag is \(flag):", built.buttons.map { String(state: $0.label) })
    }
  }
}
extension AlertStates.Answer: Hashable {}

// Differs: the role of a button is declared in the library itself.
// - button: Yes Optional(SwiftNavigation.ButtonStateRole.destructive) ()
// - button: Cancel Optional(SwiftNavigation.ButtonStateRole.cancel) ()
// + button: Yes Optional(ComposableArchitecture.ButtonStateRole.destructive) ()
// + button: Cancel Optional(ComposableArchitecture.ButtonStateRole.cancel) ()
