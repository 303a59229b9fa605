import ComposableArchitecture
import Testing

@testable import Composition

@MainActor
@Suite("4.24 Settings of a cook book", .timeLimit(.minutes(20))) struct CookBookTests {
  private typealias Book = CookBook.Book
  private typealias Recipe = CookBook.Recipe
  private typealias RecipePage = CookBook.RecipePage
  private typealias Settings = CookBook.Settings
  private typealias SettingsPage = CookBook.SettingsPage

  private static let goulash = Recipe(id: 3, gramsPerPerson: 150, hasMeat: true)
  private static let lentils = Recipe(id: 5, gramsPerPerson: 90, hasMeat: false)
  private static let pasta = Recipe(id: 8, gramsPerPerson: 125, hasMeat: false)

  private func text(_ settings: Settings) -> String {
    "\(settings.persons) persons, \(settings.isVegetarian ? "vegetarian" : "with meat")"
  }

  // MARK: The settings

  /// The settings that the page shows after some actions.
  private func settings(after actions: [SettingsPage.Action]) -> Settings {
    let store = Store(initialState: SettingsPage.State()) { SettingsPage() }
    for action in actions { store.send(action) }
    return store.settings
  }

  @Test("The settings begin with two persons who eat meat")
  func beginning() {
    let found = settings(after: [])
    #expect(
      found.persons == 2 && !found.isVegetarian,
      """
      A new page of settings should show 2 persons, with meat. It shows \(text(found)). Look at the \
      values in `Settings`, and at what the key begins with.
      """
    )
  }

  @Test("Plus and minus change the number of persons")
  func plusAndMinus() {
    let found = settings(after: [
      .plusButtonTapped, .plusButtonTapped, .plusButtonTapped, .minusButtonTapped,
    ])
    #expect(
      found == Settings(isVegetarian: false, persons: 4),
      """
      There were 2 persons with meat, then plus was tapped three times and minus once. The page should \
      show 4 persons, with meat. It shows \(text(found)). Look at the two cases of `SettingsPage`.
      """
    )
  }

  @Test("There is always one person at least")
  func notLessThanOne() {
    let found = settings(after: [
      .minusButtonTapped, .minusButtonTapped, .minusButtonTapped, .plusButtonTapped,
    ])
    #expect(
      found.persons == 2,
      """
      Minus was tapped three times at 2 persons, then plus once. With one person at least, there should \
      be 2, and there are \(found.persons). Look at what `minusButtonTapped` does at 1.
      """
    )
  }

  @Test("The vegetarian button switches on and off")
  func vegetarian() {
    let store = Store(initialState: SettingsPage.State()) { SettingsPage() }
    let found = (1...2).map { _ in
      store.send(.vegetarianButtonTapped)
      return store.settings.isVegetarian
    }
    #expect(
      found == [true, false],
      """
      The button was tapped twice. `isVegetarian` should be true after the first tap, and false after \
      the second. It was \(found). Look at `vegetarianButtonTapped`.
      """
    )
  }

  @Test("Reset brings back all settings")
  func reset() {
    let found = settings(after: [
      .plusButtonTapped, .vegetarianButtonTapped, .resetButtonTapped,
    ])
    #expect(
      found == Settings(isVegetarian: false, persons: 2),
      """
      There were 3 vegetarians, and reset was tapped. The page should show 2 persons, with meat. It \
      shows \(text(found)). Look at `resetButtonTapped`.
      """
    )
  }

  @Test("The settings are the value of the key \"cookBookSettings\"")
  func key() {
    @Shared(.inMemory("cookBookSettings")) var settings = Settings()
    let page = Store(initialState: SettingsPage.State()) { SettingsPage() }
    $settings.withLock { $0.persons = 9 }
    #expect(
      page.settings.persons == 9,
      """
      Elsewhere in the app, the value of the key "cookBookSettings" got 9 persons. The page of the \
      settings shows \(page.settings.persons). Look at where its state has the settings from.
      """
    )
    guard page.settings.persons == 9 else { return }
    page.send(.resetButtonTapped)
    #expect(
      settings.persons == 2 && page.settings.persons == 2,
      """
      After reset the value of the key and the page should have 2 persons. The value of the key has \
      \(settings.persons), and the page shows \(page.settings.persons). Look at what \
      `resetButtonTapped` changes: the value that all share, or which value this page refers to?
      """
    )
  }

  // MARK: A recipe

  @Test("The page of a recipe shows the grams for all persons", arguments: [(1, 90), (7, 630)])
  func grams(persons: Int, grams: Int) {
    let state = RecipePage.State(recipe: Self.lentils, persons: Shared(value: persons))
    #expect(
      state.id == 5 && state.grams == grams,
      """
      With 90 grams a person, the recipe with the id 5 needs \(grams) grams for \(persons). The id of \
      the page is \(state.id), and `grams` is \(state.grams). Look at the two in `RecipePage.State`.
      """
    )
  }

  @Test("A guest is one person more, for whoever has given the number to the page")
  func guest() {
    let persons = Shared(value: 4)
    let store = Store(initialState: RecipePage.State(recipe: Self.pasta, persons: persons)) {
      RecipePage()
    }
    store.send(.guestButtonTapped)
    #expect(
      persons.wrappedValue == 5 && store.grams == 625,
      """
      The page was given 4 persons, and a guest came. There should be 5 persons, and 625 grams on the \
      page. The value that was given has \(persons.wrappedValue), and `grams` is \(store.grams). Look \
      at `guestButtonTapped`, and at what follows from the number of persons.
      """
    )
  }

  // MARK: The book

  private func makeBook() -> StoreOf<Book> {
    Store(initialState: Book.State(recipes: [Self.goulash, Self.lentils, Self.pasta])) { Book() }
  }

  private func grams(_ book: StoreOf<Book>) -> [Int] { book.pages.map(\.grams) }

  @Test("A tap opens the page of a recipe, and opens it only once")
  func open() {
    let book = makeBook()
    for id in [8, 3, 8, 44] { book.send(.recipeTapped(id)) }
    let ids = Array(book.pages.ids)
    #expect(
      ids == [8, 3],
      """
      The recipes 8, 3 and 8 again were tapped, and then 44, which does not exist. The open pages \
      should be [8, 3], and they are \(ids). Look at `recipeTapped`.
      """
    )
  }

  @Test("Open pages follow the settings")
  func pagesFollow() throws {
    let book = makeBook()
    for id in [8, 5] { book.send(.recipeTapped(id)) }
    try #require(
      grams(book) == [250, 180],
      """
      The pages of two recipes were opened for 2 persons. They should show [250, 180] grams, and they \
      show \(grams(book)). Look at which number `recipeTapped` gives to a page.
      """
    )
    book.send(.settingsPage(.plusButtonTapped))
    let runs = book.settingsPage.settings.persons == 3
    #expect(
      grams(book) == [375, 270],
      """
      Then plus was tapped in the settings. The pages should show [375, 270] grams, and they show \
      \(grams(book)). \
      \(runs
        ? "Look at what a page is given: the number of now, or the way to it?"
        : "The settings still show \(book.settingsPage.settings.persons) persons: look at what runs "
          + "in the book's `body`.")
      """
    )
  }

  @Test("A guest on one page is a person more on all pages, and in the settings")
  func guestEverywhere() throws {
    let book = makeBook()
    for id in [8, 5] { book.send(.recipeTapped(id)) }
    try #require(book.pages.count == 2, "Not judged yet: two taps should open two pages.")
    book.send(.pages(.element(id: 5, action: .guestButtonTapped)))
    let persons = book.settingsPage.settings.persons
    #expect(
      grams(book) == [375, 270] && persons == 3,
      """
      On the page of recipe 5 a guest was added to 2 persons. The pages should show [375, 270] grams, \
      and the settings 3 persons. They show \(grams(book)) and \(persons). Look at which value \
      `recipeTapped` gives to a page, and at what runs in the book's `body`.
      """
    )
  }

  @Test("A page that is opened later shows the number of now")
  func later() {
    let book = makeBook()
    book.send(.recipeTapped(8))
    book.send(.settingsPage(.minusButtonTapped))
    book.send(.recipeTapped(3))
    #expect(
      grams(book) == [125, 150],
      """
      A page was opened, then minus was tapped at 2 persons, then another page was opened. They should \
      show [125, 150] grams, and they show \(grams(book)). Look at what `recipeTapped` gives to a page.
      """
    )
  }

  @Test("Vegetarians see only recipes without meat")
  func visible() {
    let book = makeBook()
    let before = Array(book.visibleRecipes.map(\.id))
    book.send(.settingsPage(.vegetarianButtonTapped))
    let during = Array(book.visibleRecipes.map(\.id))
    book.send(.settingsPage(.resetButtonTapped))
    let after = Array(book.visibleRecipes.map(\.id))
    let isOn = book.recipes.count == 3
    #expect(
      before == [3, 5, 8] && during == [5, 8] && after == [3, 5, 8] && isOn,
      """
      Of the recipes 3, 5 and 8, number 3 has meat. `visibleRecipes` should be [3, 5, 8], after a tap on \
      the vegetarian button [5, 8], and [3, 5, 8] after a reset; `recipes` should keep all 3. They \
      were \(before), \(during) and \(after), and there are \(book.recipes.count) in `recipes`. Look at \
      how `visibleRecipes` asks for the settings.
      """
    )
  }

  @Test("A screen can observe all three states")
  func observable() {
    let states: [(String, Any.Type)] = [
      ("SettingsPage", SettingsPage.State.self), ("RecipePage", RecipePage.State.self),
      ("Book", Book.State.self),
    ]
    let missing = states.filter { !($0.1 is any ObservableState.Type) }.map { "`\($0.0)`" }
    #expect(
      missing.isEmpty,
      """
      A screen should be drawn again when a state changes. The state of \
      \(missing.joined(separator: " and of ")) cannot be observed. Which macro makes a state observable?
      """
    )
  }
}
