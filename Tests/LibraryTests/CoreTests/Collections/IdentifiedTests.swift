import ComposableArchitecture
import Testing

@Suite("Identified values and actions") struct IdentifiedTests {
  struct Draft: Equatable {
    var title = "Groceries"
    var words: Int { title.split(separator: " ").count }
  }

  @Test("A value keeps the id that it was given") func valueKeepsIdThatItWasGiven() {
    var draft = Identified(Draft(), id: 1)
    draft.title = "Buy milk"
    #expect(draft.id == 1)
    #expect(draft.value == Draft(title: "Buy milk"))
    #expect(draft.words == 2)
    #expect(draft == Identified(Draft(title: "Buy milk"), id: 1))
    #expect(draft != Identified(draft.value, id: 2))
  }

  @Test("An id taken from a property stays when the property changes")
  func idTakenFromPropertyStaysWhenProperty() {
    var draft = Identified(Draft(), id: \.title)
    draft.title = "Buy milk"
    #expect(draft.id == "Groceries")
  }
}
