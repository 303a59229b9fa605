import ComposableArchitecture
import Foundation

/// One thing to buy: a row of the capstone's list.
@Reducer
struct ShoppingItem {
  @ObservableState
  struct State: Equatable, Identifiable {
    let id: UUID
    var name: String
    var isDone = false
  }

  enum Action: Equatable {
    case doneToggled
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .doneToggled:
        state.isDone.toggle()
        return .none
      }
    }
  }
}
