import ComposableArchitecture

/// Alert and dialog states: equality, roles, actions, mapping, text.
enum AlertStates: Program {
  enum A: Equatable { case yes, no(Int) }
  @MainActor static func run() async {
    let a = AlertState<A> {
      TextState("Title")
    } actions: {
      ButtonState(role: .destructive, action: .yes) { TextState("Yes") }
      ButtonState(role: .cancel) { TextState("Cancel") }
      ButtonState(action: .send(.no(2))) { TextState("No") }
    } message: {
      TextState("Message") + TextState("!")
    }
    print(String(state: a.title), a.message.map { String(state: $0) } as Any, a.buttons.count)
    for b in a.buttons {
      print(String(state: b.label), b.role as Any, b.withAction { _ = $0.map { "\($0)" } ?? "nil" })
    }
    let same = AlertState<A> {
      TextState("Title")
    } actions: {
      ButtonState(role: .destructive, action: .yes) { TextState("Yes") }
      ButtonState(role: .cancel) { TextState("Cancel") }
      ButtonState(action: .send(.no(2))) { TextState("No") }
    } message: {
      TextState("Message") + TextState("!")
    }
    print(a == same, a.id == same.id, a == AlertState<A> { TextState("Title") })
    let mapped = a.map { $0 == .yes ? 1 : nil as Int? }
    print(mapped.buttons.map { $0.withAction { _ = $0 as Any } })
    let d = ConfirmationDialogState<A>(titleVisibility: .visible) {
      TextState("D")
    } actions: {
      ButtonState(action: .yes) { TextState("Y") }
    }
    print(d.titleVisibility, d.buttons[0].label == TextState("Y"), d.message as Any)
    print(
      TextState("a") == TextState("a"),
      TextState("a") + TextState("b") == TextState("ab"),
      String(state: TextState("n \(1)")),
      String(state: TextState(verbatim: "v"))
    )
    print(
      AlertState<A> { TextState("T") }.buttons.count,
      Set([TextState("a"), TextState("a")]).count
    )
    for flag in [true, false] {
      let x = AlertState<A> {
        TextState("c")
      } actions: {
        if flag { ButtonState(action: .yes) { TextState("1") } }
        for i in 0..<2 { ButtonState(action: .no(i)) { TextState("\(i)") } }
      }
      print(x.buttons.map { String(state: $0.label) })
    }
  }
}
extension AlertStates.A: Hashable {}

// Differs: the role of a button is declared in the library itself.
// - Yes Optional(SwiftNavigation.ButtonStateRole.destructive) ()
// - Cancel Optional(SwiftNavigation.ButtonStateRole.cancel) ()
// + Yes Optional(ComposableArchitecture.ButtonStateRole.destructive) ()
// + Cancel Optional(ComposableArchitecture.ButtonStateRole.cancel) ()
