import ComposableArchitecture
import TerminalUI

/// A form and its screen.
enum OldForm {
  @Reducer
  struct Feature {
    // BEGIN SOLUTION
    @ObservableState
    struct State: Equatable {
      var count = 0
      var foo = false
      var bar = ""

      var countString: String { String(count) }
    }
    // END SOLUTION
    // STUB: // TODO: Today's state can be observed, and needs no marks.
    // STUB: struct State: Equatable {
    // STUB:   var count = 0
    // STUB:   @BindingState var foo = false
    // STUB:   @BindingState var bar = ""
    // STUB: }

    enum Action: BindableAction {
      case binding(BindingAction<State>)
      case setCount(String)
    }

    var body: some ReducerOf<Self> {
      BindingReducer()
      Reduce { state, action in
        switch action {
        // BEGIN SOLUTION
        case .binding(\.foo):
          if !state.foo { state.bar = "" }
          return .none
        // END SOLUTION
        // STUB: // TODO: Today's key path has no `$`.
        // STUB: case .binding(\.$foo):
        // STUB:   if !state.foo { state.bar = "" }
        // STUB:   return .none

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
    // BEGIN SOLUTION
    @Bindable var store: StoreOf<Feature>

    var foo: Binding<Bool> { $store.foo }
    var bar: Binding<String> { $store.bar }
    var count: Binding<String> { $store.countString.sending(\.setCount) }
    // END SOLUTION
    // STUB: // TODO: Today's bindings come from the store itself.
    // STUB: let viewStore: ViewStoreOf<Feature>
    // STUB:
    // STUB: init(store: StoreOf<Feature>) {
    // STUB:   viewStore = ViewStore(store, observe: { $0 })
    // STUB: }
    // STUB:
    // STUB: var foo: Binding<Bool> { viewStore.$foo }
    // STUB: var bar: Binding<String> { viewStore.$bar }
    // STUB: var count: Binding<String> {
    // STUB:   viewStore.binding(get: { String($0.count) }, send: { .setCount($0) })
    // STUB: }
  }
}
