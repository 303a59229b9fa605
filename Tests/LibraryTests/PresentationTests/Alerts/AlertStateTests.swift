import ComposableArchitecture
import Testing

private enum Choice: Hashable { case delete, save }

@Suite("AlertState")
struct AlertStateTests {
  private func alert() -> AlertState<Choice> {
    AlertState {
      TextState("Save Changes?")
    } actions: {
      ButtonState(action: .send(.save)) { TextState("OK") }
      ButtonState(role: .cancel) { TextState("Cancel") }
    } message: {
      TextState("They are lost otherwise.")
    }
  }

  @Test("A dump shows what it says, not its ids")
  func dump() {
    var text = ""
    customDump(alert(), to: &text)
    #expect(text.contains(#"title: "Save Changes?""#))
    #expect(text.contains(#"message: "They are lost otherwise.""#))
    #expect(text.contains(#"label: "Cancel""#))
    #expect(!text.contains("id:"))
    #expect(!text.contains("UUID"))
  }

  @Test("A diff shows the part that differs")
  func difference() throws {
    var other = alert()
    other.title = TextState("Save it?")
    let difference = try #require(diff(alert(), other))
    #expect(difference.contains(#"title: "Save Changes?""#))
    #expect(difference.contains(#"title: "Save it?""#))
  }
}

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
