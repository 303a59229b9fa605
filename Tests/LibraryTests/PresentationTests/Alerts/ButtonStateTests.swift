import ComposableArchitecture
import Testing

private enum Choice: Hashable { case delete, save }

@Suite("ButtonState")
struct ButtonStateTests {
  @Test("Buttons are equal by what they say, send and are")
  func equality() {
    let button = ButtonState<Choice>(role: .cancel, action: .save) { TextState("OK") }
    #expect(button == ButtonState(role: .cancel, action: .save) { TextState("OK") })
    #expect(button != ButtonState(role: .destructive, action: .save) { TextState("OK") })
    #expect(button != ButtonState(role: .cancel, action: .delete) { TextState("OK") })
    #expect(button != ButtonState(role: .cancel, action: .save) { TextState("Cancel") })
  }
}
