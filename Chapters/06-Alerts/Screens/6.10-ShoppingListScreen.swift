import ComposableArchitecture
import TerminalUI

struct ShoppingListApp: App {
  static let store = Store(initialState: ShoppingList.Feature.State()) {
    ShoppingList.Feature()
  }

  var body: some Scene {
    WindowGroup {
      ShoppingList.ListView(store: Self.store)
    }
  }
}
