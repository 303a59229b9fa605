import ComposableArchitecture
import TerminalUI

/// The form of an order, and its view.
enum OldForm {
  @Reducer
  struct Feature {
    // BEGIN SOLUTION
    @ObservableState
    struct State: Equatable {
      var count = 0
      var isGift = false
      var greeting = ""

      var countString: String { String(count) }
    }
    // END SOLUTION
    // STUB: // The compiler warns of what is old here. The finished file has no warning.
    // STUB: // TODO: Today's state can be observed, and needs no marks.
    // STUB: struct State: Equatable {
    // STUB:   var count = 0
    // STUB:   @BindingState var isGift = false
    // STUB:   @BindingState var greeting = ""
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
        case .binding(\.isGift):
          if !state.isGift { state.greeting = "" }
          return .none
        // END SOLUTION
        // STUB: // TODO: Today's key path has no `$`.
        // STUB: case .binding(\.$isGift):
        // STUB:   if !state.isGift { state.greeting = "" }
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

  /// The form on the screen.
  struct FormView: View {
    // BEGIN SOLUTION
    @Bindable var store: StoreOf<Feature>

    var body: some View {
      Form {
        Toggle("Gift", isOn: $store.isGift)
        TextField("Greeting", text: $store.greeting)
        TextField("Pieces", text: $store.countString.sending(\.setCount))
      }
    }
    // END SOLUTION
    // STUB: // TODO: Today's bindings come from the store itself.
    // STUB: let store: StoreOf<Feature>
    // STUB:
    // STUB: var body: some View {
    // STUB:   WithViewStore(store, observe: { $0 }) { viewStore in
    // STUB:     Form {
    // STUB:       Toggle("Gift", isOn: viewStore.$isGift)
    // STUB:       TextField("Greeting", text: viewStore.$greeting)
    // STUB:       TextField(
    // STUB:         "Pieces",
    // STUB:         text: viewStore.binding(get: { String($0.count) }, send: { .setCount($0) })
    // STUB:       )
    // STUB:     }
    // STUB:   }
    // STUB: }
  }
}
