import ComposableArchitecture
import TerminalUI
import Testing

import func SuiteHelpers.expectCause

@testable import Bindings

@MainActor
@Suite("2.4 A field that only reads", .timeLimit(.minutes(20))) struct LuggageTagTests {
  private typealias Tag = LuggageTag.Tag

  @Test("The cause is the one that the message names")
  func cause() {
    expectCause(
      LuggageTag.cause,
      .bindingIsNeeded,
      of: "cannot convert value of type 'String' to expected argument type 'Binding<String>'"
    )
  }

  @Test("The field shows the name, and what is typed becomes the name")
  func types() {
    let store = Store(initialState: Tag.State(name: "Ada")) { Tag() }
    let screen = Screen { LuggageTag.TagView(store: store) }
    let before = screen.value(of: "Name") ?? "nothing"
    guard screen.type("Grace", into: "Name"), screen.tap("Fragile") else { return }
    #expect(
      before == "Ada" && store.name == "Grace" && screen.shows("Grace, with care"),
      """
      The field should show "Ada" at first, and showed "\(before)". Then "Grace" was typed into it, and \
      the switch was flipped. The name of the state should be "Grace", and it is "\(store.name)". The \
      text should be "Grace, with care". Look at the value that the field gets for `text:`.

      \(screen)
      """
    )
  }
}
