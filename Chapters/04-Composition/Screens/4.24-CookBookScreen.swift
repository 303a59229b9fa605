import ComposableArchitecture
import TerminalUI

struct CookBookScreen: View {
  let store: StoreOf<CookBook.Book>

  private let names = [1: "Goulash", 2: "Lentils", 3: "Pasta"]

  private func name(_ id: Int) -> String { names[id] ?? "Recipe \(id)" }

  var body: some View {
    List {
      Section("Settings") {
        CookBookSettings(store: store.scope(\.settingsPage, action: \.settingsPage))
      }
      Section("Recipes") {
        ForEach(store.visibleRecipes) { recipe in
          Button(name(recipe.id)) { store.send(.recipeTapped(recipe.id)) }
        }
      }
      Section("Open pages") {
        ForEach(store.scope(\.pages, action: \.pages)) { page in
          HStack {
            Text("\(name(page.id)): \(page.grams) g")
            Spacer()
            Button("A guest") { page.send(.guestButtonTapped) }
          }
          .buttonStyle(.borderless)
        }
      }
    }
  }
}

private struct CookBookSettings: View {
  let store: StoreOf<CookBook.SettingsPage>

  var body: some View {
    Stepper(
      "Persons: \(store.settings.persons)",
      onIncrement: { store.send(.plusButtonTapped) },
      onDecrement: { store.send(.minusButtonTapped) }
    )
    Button(store.settings.isVegetarian ? "Vegetarian" : "With meat") {
      store.send(.vegetarianButtonTapped)
    }
    Button("Reset") { store.send(.resetButtonTapped) }
  }
}

struct CookBookApp: App {
  static let store = Store(
    initialState: CookBook.Book.State(
      recipes: [
        CookBook.Recipe(id: 1, gramsPerPerson: 150, hasMeat: true),
        CookBook.Recipe(id: 2, gramsPerPerson: 90, hasMeat: false),
        CookBook.Recipe(id: 3, gramsPerPerson: 125, hasMeat: false),
      ]
    )
  ) {
    CookBook.Book()
  }

  var body: some Scene {
    WindowGroup {
      CookBookScreen(store: Self.store)
    }
  }
}
