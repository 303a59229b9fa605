import ComposableArchitecture
import Testing

import func SuiteHelpers.expectEnd

@testable import Navigation

@MainActor
@Suite("5.4 A form that is not heard", .timeLimit(.minutes(20))) struct RecipesTests {
  private typealias Book = Recipes.Book

  /// A book with one recipe, and an open form with a title.
  private func makeStore(title: String) -> StoreOf<Book> {
    let form = Recipes.RecipeForm.State(title: title)
    return Store(initialState: Book.State(form: form, titles: ["Soup"])) { Book() }
  }

  private func description(_ store: StoreOf<Book>) -> String {
    "The book has \(store.titles), and the form is \(store.form == nil ? "closed" : "open")."
  }

  @Test("Save adds the title once, and closes the form", arguments: ["Pie", "Bread"])
  func save(title: String) async {
    let store = makeStore(title: title)
    await expectEnd(of: store.send(.form(.presented(.saveButtonTapped))))
    #expect(
      store.titles == ["Soup", title] && store.form == nil,
      """
      The form had the title "\(title)". After Save the book should have ["Soup", "\(title)"], and \
      the form should be closed. \(description(store)) Look at the case that you have changed.
      """
    )
  }

  @Test("A form that is dismissed adds nothing")
  func dismiss() async {
    let store = makeStore(title: "Pie")
    await expectEnd(of: store.send(.form(.dismiss)))
    #expect(
      store.titles == ["Soup"] && store.form == nil,
      """
      After `.dismiss` the book should have ["Soup"] as before, and the form should be closed. \
      \(description(store)) Look at what the book listens to.
      """
    )
  }

  @Test("Typing adds nothing yet")
  func typing() {
    let store = makeStore(title: "Pi")
    store.send(.form(.presented(.titleChanged("Pie"))))
    #expect(
      store.titles == ["Soup"] && store.form?.title == "Pie",
      """
      A title was typed and not saved. The book should have ["Soup"], and the form should be open. \
      \(description(store)) Look at what the book listens to.
      """
    )
  }
}
