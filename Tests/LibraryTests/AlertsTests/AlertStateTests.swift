import ComposableArchitecture
import Testing

private enum Choice: Hashable {
  case delete(Int)
  case save
}

@Suite("AlertState", .timeLimit(.minutes(20)))
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

  @Test("AlertState holds title, message and buttons in order")
  func parts() {
    let alert = alert()
    #expect(String(state: alert.title) == "Save Changes?")
    #expect(alert.message.map { String(state: $0) } == "They are lost otherwise.")
    #expect(alert.buttons.map { String(state: $0.label) } == ["OK", "Cancel"])
    #expect(alert.buttons.map(\.role) == [nil, .cancel])
    #expect(alert.buttons.map(\.action.action) == [.save, nil])
  }

  @Test("A title is enough")
  func titleOnly() {
    let alert = AlertState<Choice> { TextState("Hello") }
    #expect(alert.buttons.isEmpty)
    #expect(alert.message == nil)
  }

  @Test("Buttons can depend on conditions and repeat")
  func builder() {
    func labels(isAdmin: Bool, ids: [Int]) -> [String] {
      let alert = AlertState<Choice> {
        TextState("Delete?")
      } actions: {
        for id in ids {
          ButtonState(role: .destructive, action: .delete(id)) { TextState("Delete \(id)") }
        }
        if isAdmin {
          ButtonState(action: .save) { TextState("Save") }
        } else {
          ButtonState { TextState("Ask") }
        }
        if ids.isEmpty {
          ButtonState { TextState("Nothing") }
        }
      }
      return alert.buttons.map { String(state: $0.label) }
    }
    #expect(labels(isAdmin: true, ids: [1, 2]) == ["Delete 1", "Delete 2", "Save"])
    #expect(labels(isAdmin: false, ids: []) == ["Ask", "Nothing"])
  }

  @Test("Alerts that say and offer the same are equal, and are still two")
  func equality() {
    #expect(alert() == alert())
    #expect(alert().id != alert().id)
    #expect(Set([alert(), alert()]).count == 1)
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

  @Test("map changes what the buttons send, and nothing else")
  func map() {
    let alert = alert()
    let mapped = alert.map { choice in choice.map { "\($0)" } }
    #expect(mapped.id == alert.id)
    #expect(mapped.title == alert.title)
    #expect(mapped.message == alert.message)
    #expect(mapped.buttons.map(\.action.action) == ["save", nil])
    #expect(mapped.buttons.map(\.role) == [nil, .cancel])
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

@Suite("ConfirmationDialogState", .timeLimit(.minutes(20)))
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

  @Test("ConfirmationDialogState holds title, message and buttons in order")
  func parts() {
    let dialog = dialog()
    #expect(String(state: dialog.title) == "Delete?")
    #expect(dialog.titleVisibility == .visible)
    #expect(dialog.message == TextState("For good."))
    #expect(dialog.buttons.map { String(state: $0.label) } == ["Delete", "Keep"])
    #expect(ConfirmationDialogState<Choice> { TextState("A") }.titleVisibility == .automatic)
  }

  @Test("Dialogs that say and offer the same are equal, and are still two")
  func equality() {
    #expect(dialog() == dialog())
    #expect(dialog().id != dialog().id)
    #expect(Set([dialog(), dialog()]).count == 1)
    var other = dialog()
    other.titleVisibility = .hidden
    #expect(other != dialog())
  }

  @Test("map changes what the buttons send")
  func map() {
    let mapped = dialog().map { choice in choice.map { _ in 1 } }
    #expect(mapped.buttons.map(\.action.action) == [1, nil])
    #expect(mapped.titleVisibility == .visible)
  }
}

@Suite("ButtonState", .timeLimit(.minutes(20)))
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
