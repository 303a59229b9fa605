// BEGIN SOLUTION
import ComposableArchitecture
import Foundation
import TerminalUI

/// Exercise 6.10: a shopping list.
enum ShoppingList {
  struct Item: Equatable, Identifiable {
    let id: UUID
    var name: String
    var isBought = false
  }

  @Reducer
  struct Feature {
    @ObservableState
    struct State: Equatable {
      @Presents var alert: AlertState<Action.Alert>?
      var items: IdentifiedArrayOf<Item> = []
      var newItem = ""
    }

    enum Action: BindableAction {
      case addButtonTapped
      case alert(PresentationAction<Alert>)
      case binding(BindingAction<State>)
      case clearButtonTapped
      case itemTapped(Item.ID)

      @CasePathable
      enum Alert: Equatable {
        case removeButtonTapped
      }
    }

    @Dependency(\.uuid) var uuid

    var body: some ReducerOf<Self> {
      BindingReducer()
      Reduce { state, action in
        switch action {
        case .addButtonTapped:
          guard !state.newItem.isEmpty else { return .none }
          state.items.append(Item(id: uuid(), name: state.newItem))
          state.newItem = ""
          return .none

        case .alert(.presented(.removeButtonTapped)):
          state.items.removeAll(where: \.isBought)
          return .none

        case .alert, .binding:
          return .none

        case .clearButtonTapped:
          let bought = state.items.count(where: \.isBought)
          guard bought > 0 else { return .none }
          state.alert = AlertState {
            TextState("Remove \(bought) of \(state.items.count)?")
          } actions: {
            ButtonState(role: .destructive, action: .removeButtonTapped) { TextState("Remove") }
            ButtonState(role: .cancel) { TextState("Keep") }
          }
          return .none

        case .itemTapped(let id):
          guard var item = state.items[id: id] else { return .none }
          item.isBought.toggle()
          if item.isBought {
            state.items.remove(id: id)
            state.items.append(item)
          } else {
            state.items[id: id] = item
          }
          return .none
        }
      }
      .ifLet(\.$alert, action: \.alert)
    }
  }

  struct ListView: View {
    @Bindable var store: StoreOf<Feature>

    var body: some View {
      NavigationStack {
        List {
          TextField("What do you need?", text: $store.newItem)
            .onSubmit { store.send(.addButtonTapped) }
          ForEach(store.items) { item in
            Button(item.isBought ? "✓ \(item.name)" : item.name) {
              store.send(.itemTapped(item.id))
            }
          }
        }
        .navigationTitle("Shopping")
        .toolbar {
          Button("Clear") { store.send(.clearButtonTapped) }
        }
      }
      .alert($store.scope(\.$alert, action: \.alert))
    }
  }
}
// END SOLUTION
// STUB: // Remove this line to begin.
// STUB: //
// STUB: // Exercise 6.10: a shopping list.
// STUB: //
// STUB: // Write the whole feature in this file, inside `enum ShoppingList { … }`: the item, the state, the
// STUB: // actions, the reducer, the view. The lesson says how the list behaves, and which names the suite
// STUB: // uses: `Scripts/workbook read 6.10`.
