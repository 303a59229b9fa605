// caught by: Each answer closes the question

import ComposableArchitecture
import Foundation

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
            ButtonState(role: .cancel, action: .removeButtonTapped) { TextState("Keep") }
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
}
