import ComposableArchitecture
import TerminalUI

struct ShoppingListScreen: View {
  @Bindable var store: StoreOf<ShoppingList.Feature>

  var body: some View {
    NavigationStack {
      List {
        TextField("What do you need?", text: $store.newItem)
          .onSubmit { store.send(.addButtonTapped) }
        ForEach(store.items) { item in
          Button {
            store.send(.itemTapped(item.id))
          } label: {
            Label(item.name, systemImage: item.isBought ? "checkmark.circle" : "circle")
              .strikethrough(item.isBought)
          }
        }
      }
      .navigationTitle("Shopping")
      .toolbar {
        Button("Clear") { store.send(.clearButtonTapped) }
      }
      .alert($store.scope(\.$alert, action: \.alert))
    }
  }
}

struct ShoppingListApp: App {
  static let store = Store(initialState: ShoppingList.Feature.State()) {
    ShoppingList.Feature()
  }

  var body: some Scene {
    WindowGroup {
      ShoppingListScreen(store: Self.store)
    }
  }
}
