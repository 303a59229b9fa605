import ComposableArchitecture
import Testing

private enum Choice: Hashable {
  case delete(Int)
  case save
}

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

  @Test("A title is enough")
  func titleOnly() {
    let alert = AlertState<Choice> { TextState("Hello") }
    #expect(alert.buttons.isEmpty)
    #expect(alert.message == nil)
  }

  @Test("A difference in any part makes alerts differ")
  func differences() {
    var other = alert()
    other.title = TextState("Save?")
    #expect(other != alert())
    other = alert()
    other.message = nil
    #expect(other != alert())
    other = alert()
    other.buttons.removeLast()
    #expect(other != alert())
    other = alert()
    other.buttons.reverse()
    #expect(other != alert())
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

@Suite("ConfirmationDialogState")
struct ConfirmationDialogStateTests {
  private func dialog() -> ConfirmationDialogState<Choice> {
    ConfirmationDialogState(titleVisibility: .visible) {
      TextState("Delete?")
    } actions: {
      ButtonState(role: .destructive, action: .delete(1)) { TextState("Delete") }
      ButtonState(role: .cancel) { TextState("Keep") }
    } message: {
      TextState("For good.")
    }
  }
}

@Suite("ButtonState")
@MainActor
struct ButtonStateTests {
  @Test("A button without an action only closes the alert")
  func noAction() {
    let button = ButtonState<Choice> { TextState("OK") }
    #expect(button.action == .send(nil))
    #expect(button.role == nil)
  }

  @Test("An action can be given with or without send")
  func spellings() {
    #expect(
      ButtonState<Choice>(action: .save) { TextState("OK") }
        == ButtonState(action: .send(.save)) { TextState("OK") }
    )
  }

  @Test("Tapping hands out the action")
  func withAction() async {
    var taps: [Choice?] = []
    ButtonState<Choice>(action: .save) { TextState("OK") }.withAction { taps.append($0) }
    ButtonState<Choice> { TextState("OK") }.withAction { taps.append($0) }
    await ButtonState<Choice>(action: .delete(1)) { TextState("OK") }.withAction { action in
      await Task.yield()
      taps.append(action)
    }
    #expect(taps == [.save, nil, .delete(1)])
  }

  @Test("Buttons are equal by what they say, send and are")
  func equality() {
    let button = ButtonState<Choice>(role: .cancel, action: .save) { TextState("OK") }
    #expect(button == ButtonState(role: .cancel, action: .save) { TextState("OK") })
    #expect(button != ButtonState(role: .destructive, action: .save) { TextState("OK") })
    #expect(button != ButtonState(role: .cancel, action: .delete(1)) { TextState("OK") })
    #expect(button != ButtonState(role: .cancel, action: .save) { TextState("Cancel") })
  }
}
