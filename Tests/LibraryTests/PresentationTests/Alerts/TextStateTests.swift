import ComposableArchitecture
import Testing

@Suite("TextState")
struct TextStateTests {
  @Test("TextState shows what it was made from")
  func content() {
    let count = 3
    #expect(String(state: TextState("Hello")) == "Hello")
    #expect(String(state: TextState("\(count) results")) == "3 results")
    #expect(String(state: TextState(verbatim: "100 %")) == "100 %")
    #expect(String(state: TextState("Hello".dropFirst())) == "ello")
  }

  @Test("Texts are equal if content and style are")
  func equality() {
    #expect(TextState("a") == TextState(verbatim: "a"))
    #expect(TextState("a") != TextState("b"))
    #expect(TextState("a").bold() == TextState("a").bold())
    #expect(TextState("a").bold() != TextState("a"))
    #expect(Set([TextState("a"), TextState("a"), TextState("a").italic()]).count == 2)
  }

  @Test("A key that no table knows is shown itself")
  func localized() {
    let text = TextState("Save Changes?", tableName: "Alerts", comment: "A title")
    #expect(String(state: text) == "Save Changes?")
  }

  @Test("A dump shows the characters with their style")
  func dumping() {
    let text = TextState("Delete ") + TextState("everything").bold() + TextState("?").underline()
    #expect(String(customDumping: text) == #""Delete **everything**<u>?</u>""#)
  }
}
