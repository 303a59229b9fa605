/* Remove this line to begin.
// Run this file, read what the compiler says, name the cause below, then mend the mistake.

import ComposableArchitecture
import TerminalUI

/// Exercise 2.4: the tag of a suitcase.
enum LuggageTag {
  enum Cause { case bindingIsNeeded, constantIsChanged, fieldIsMissing, nobodyHandlesBinding }
  static let cause: Cause? = nil

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
