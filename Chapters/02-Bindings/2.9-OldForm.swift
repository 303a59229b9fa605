import ComposableArchitecture
import TerminalUI

/// A form and its screen.
enum OldForm {
  @Reducer
  struct Feature {
    // TODO: Today's state can be observed, and needs no marks.
    struct State: Equatable {
      var count = 0
      @BindingState var foo = false
      @BindingState var bar = ""
    }

    enum Action: BindableAction {
      case binding(BindingAction<State>)
      case setCount(String)
    }

    var body: some ReducerOf<Self> {
      BindingReducer()
      Reduce { state, action in
        switch action {
        // TODO: Today's key path has no `$`.
        case .binding(\.$foo):
          if !state.foo { state.bar = "" }
          return .none

        case .binding:
          return .none

        case .setCount(let text):
          state.count = Int(text) ?? state.count
          return .none
        }
      }
    }
  }

  /// What the view gives its controls.
  @MainActor
  struct Screen {
    // TODO: Today's bindings come from the store itself.
    let viewStore: ViewStoreOf<Feature>

    init(store: StoreOf<Feature>) {
      viewStore = ViewStore(store, observe: { $0 })
    }

    var foo: Binding<Bool> { viewStore.$foo }
    var bar: Binding<String> { viewStore.$bar }
    var count: Binding<String> {
      viewStore.binding(get: { String($0.count) }, send: { .setCount($0) })
    }
  }
}
