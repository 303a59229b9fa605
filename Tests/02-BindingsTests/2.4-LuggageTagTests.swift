import ComposableArchitecture
import TerminalUI
import Testing

@testable import Bindings

@MainActor
@Suite("2.4 A field that only reads", .timeLimit(.minutes(20))) struct LuggageTagTests {
  private typealias Tag = LuggageTag.Tag

  @Test("What is typed becomes the name, and is shown")
  func types() {
    let store = Store(initialState: Tag.State(name: "Ada")) { Tag() }
    let screen = Screen { LuggageTag.TagView(store: store) }
    guard screen.type("Grace", into: "Name") else { return }
    #expect(
      store.name == "Grace" && screen.shows("Grace"),
      """
      "Grace" was typed into the field. The name of the state should be "Grace", and it is \
      "\(store.name)". Look at the value that the field gets for `text:`.

      \(screen)
      """
    )
  }

  @Test("The field shows the name, and the switch works")
  func shows() {
    let store = Store(initialState: Tag.State(name: "Ada")) { Tag() }
    let screen = Screen { LuggageTag.TagView(store: store) }
    guard screen.tap("Fragile") else { return }
    let name = screen.value(of: "Name") ?? "nothing"
    #expect(
      name == "Ada" && screen.shows("Ada, with care"),
      """
      The name was "Ada", and the switch was flipped. The field should show "Ada", and the text \
      "Ada, with care". The field shows "\(name)". Look at what the two controls get.

      \(screen)
      """
    )
  }
}
