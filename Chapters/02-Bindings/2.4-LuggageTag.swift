/* Remove this line to begin.
//
// One mistake in this file keeps it from compiling. `Scripts/workbook run 2.4` shows what the
// compiler says, and what that means here. Put the mistake right.

import ComposableArchitecture
import TerminalUI

/// Exercise 2.4: the tag of a suitcase.
enum LuggageTag {
  @Reducer
  struct Tag {
    @ObservableState
    struct State: Equatable {
      var isFragile = false
      var name = ""
    }

    enum Action: BindableAction {
      case binding(BindingAction<State>)
    }

    var body: some ReducerOf<Self> {
      BindingReducer()
    }
  }

  struct TagView: View {
    @Bindable var store: StoreOf<Tag>

    var body: some View {
      VStack {
        TextField("Name", text: store.name)
        Toggle("Fragile", isOn: $store.isFragile)
        Text(store.isFragile ? "\(store.name), with care" : store.name)
      }
    }
  }
}
// The comment that the first line begins ends here. */
