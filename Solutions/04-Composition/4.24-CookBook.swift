// BEGIN SOLUTION
import ComposableArchitecture

/// Exercise 4.24: a cook book whose pages have the same settings.
enum CookBook {
  struct Recipe: Equatable, Identifiable, Sendable {
    let id: Int
    var gramsPerPerson: Int
    var hasMeat: Bool
  }

  struct Settings: Equatable, Sendable {
    var isVegetarian = false
    var persons = 2
  }

  /// The page where the settings are changed.
  @Reducer
  struct SettingsPage {
    @ObservableState
    struct State: Equatable {
      @Shared(.cookBookSettings) var settings
    }

    enum Action {
      case minusButtonTapped
      case plusButtonTapped
      case resetButtonTapped
      case vegetarianButtonTapped
    }

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .minusButtonTapped:
          state.$settings.persons.withLock { $0 = max(1, $0 - 1) }
          return .none

        case .plusButtonTapped:
          state.$settings.persons.withLock { $0 += 1 }
          return .none

        case .resetButtonTapped:
          state.$settings.withLock { $0 = Settings() }
          return .none

        case .vegetarianButtonTapped:
          state.$settings.isVegetarian.withLock { $0.toggle() }
          return .none
        }
      }
    }
  }

  /// The page of a recipe. It is given the number of persons, and knows no other setting.
  @Reducer
  struct RecipePage {
    @ObservableState
    struct State: Equatable, Identifiable {
      let recipe: Recipe
      @Shared var persons: Int

      var id: Recipe.ID { recipe.id }
      var grams: Int { recipe.gramsPerPerson * persons }
    }

    enum Action {
      case guestButtonTapped
    }

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .guestButtonTapped:
          state.$persons.withLock { $0 += 1 }
          return .none
        }
      }
    }
  }

  /// The parent: the recipes, the open pages and the settings.
  @Reducer
  struct Book {
    @ObservableState
    struct State: Equatable {
      var pages: IdentifiedArrayOf<RecipePage.State> = []
      var recipes: IdentifiedArrayOf<Recipe> = []
      @Shared(.cookBookSettings) var settings
      var settingsPage = SettingsPage.State()

      var visibleRecipes: IdentifiedArrayOf<Recipe> {
        recipes.filter { !($0.hasMeat && settings.isVegetarian) }
      }
    }

    enum Action {
      case pages(IdentifiedActionOf<RecipePage>)
      case recipeTapped(Recipe.ID)
      case settingsPage(SettingsPage.Action)
    }

    var body: some ReducerOf<Self> {
      Scope(\.settingsPage, action: \.settingsPage) {
        SettingsPage()
      }
      Reduce { state, action in
        switch action {
        case .pages, .settingsPage:
          return .none

        case .recipeTapped(let id):
          guard let recipe = state.recipes[id: id] else { return .none }
          state.pages.append(RecipePage.State(recipe: recipe, persons: state.$settings.persons))
          return .none
        }
      }
      .forEach(\.pages, action: \.pages) {
        RecipePage()
      }
    }
  }
}

extension SharedKey where Self == InMemoryKey<CookBook.Settings>.Default {
  /// The settings that all pages of the cook book have.
  static var cookBookSettings: Self {
    Self[.inMemory("cookBookSettings"), default: CookBook.Settings()]
  }
}
// END SOLUTION
// STUB: // Remove this line to begin.
// STUB: //
// STUB: // Exercise 4.24: a cook book whose pages have the same settings.
// STUB: //
// STUB: // Write three features in this file, inside `enum CookBook { … }`: the page of the settings, the page
// STUB: // of a recipe, and the book that is their parent. Section 4.24 of the lesson has the description, and
// STUB: // a table of the names that the suite uses: `Scripts/workbook read 4.24`.
