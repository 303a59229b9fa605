// REPAIR
import ComposableArchitecture
import TerminalUI

/// Exercise 2.4: the tag of a suitcase.
enum LuggageTag {
  enum Cause { case bindingIsNeeded, constantIsChanged, fieldIsMissing, nobodyHandlesBinding }
  // BEGIN SOLUTION
  static let cause: Cause? = .bindingIsNeeded
  // END SOLUTION
  // STUB: static let cause: Cause? = nil

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
        // BEGIN SOLUTION
        TextField("Name", text: $store.name)
        // END SOLUTION
        // STUB: TextField("Name", text: store.name)
        Toggle("Fragile", isOn: $store.isFragile)
        Text(store.isFragile ? "\(store.name), with care" : store.name)
      }
    }
  }
}
