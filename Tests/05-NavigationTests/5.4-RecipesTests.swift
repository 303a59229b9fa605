import ComposableArchitecture
import Testing

import func SuiteHelpers.expectCause
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

  @Test("The cause is the one that the message names")
  func cause() {
    expectCause(
      Recipes.cause,
      .levelOfActionsIsMissing,
      of: "type 'PresentationAction<…>' has no member 'delegate'"
    )
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

  @Test("What is typed and then dismissed adds nothing")
  func dismiss() async {
    let store = makeStore(title: "Pi")
    store.send(.form(.presented(.titleChanged("Pie"))))
    let typed = store.form?.title
    await expectEnd(of: store.send(.form(.dismiss)))
    #expect(
      store.titles == ["Soup"] && typed == "Pie" && store.form == nil,
      """
      "Pie" was typed, and then the form was dismissed. The book should have ["Soup"] as before, and \
      the form should have been open until then, with that title. It had \(typed ?? "none"). \
      \(description(store)) Look at what the book listens to.
      """
    )
  }
}
