import ComposableArchitecture
import TerminalUI

/// Exercise 2.1: a badge with a name, and two controls that edit it.
enum WhatItShows {
  @Reducer
  struct Badge {
    @ObservableState
    struct State: Equatable {
      var name = ""
      var isLarge = false
    }

    enum Action {
      case nameChanged(String)
      case sizeSwitchFlipped(Bool)
    }

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .nameChanged(let name):
          state.name = name
          return .none
        case .sizeSwitchFlipped(let isLarge):
          state.isLarge = isLarge
          return .none
        }
      }
    }
  }

  struct BadgeView: View {
    @Bindable var store: StoreOf<Badge>

    var body: some View {
      VStack {
        Text(store.isLarge ? store.name.uppercased() : store.name)
        // BEGIN SOLUTION
        TextField("Name", text: $store.name.sending(\.nameChanged))
        Toggle("Large letters", isOn: $store.isLarge.sending(\.sizeSwitchFlipped))
        // END SOLUTION
        // STUB: // TODO: These controls show one value forever. Give each a binding that sends.
        // STUB: TextField("Name", text: .constant(""))
        // STUB: Toggle("Large letters", isOn: .constant(false))
      }
    }
  }
}
