import ComposableArchitecture
import TerminalUI

/// Exercise 2.1: a badge with a name, and a text field in which the name is edited.
enum WhatItShows {
  @Reducer
  struct Badge {
    @ObservableState
    struct State: Equatable {
      var name = ""
    }

    enum Action {
      case nameChanged(String)
    }

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .nameChanged(let name):
          state.name = name
          return .none
        }
      }
    }
  }

  /// Returns the binding of the text field.
  @MainActor
  static func name(of store: StoreOf<Badge>) -> Binding<String> {
    Binding(
      get: { @MainActor in
        // BEGIN SOLUTION
        store.name
        // END SOLUTION
        // STUB: // TODO: Return the name that the store holds.
        // STUB: ""
      },
      set: { @MainActor newName in
        store.send(.nameChanged(newName))
      }
    )
  }
}
