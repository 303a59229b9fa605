import ComposableArchitecture
import TerminalUI

/// The form of an order, and its view.
enum OldForm {
  @Reducer
  struct Feature {
    // The compiler warns of what is old here. The finished file has no warning.
    // TODO: Today's state can be observed, and needs no marks.
    struct State: Equatable {
      var count = 0
      @BindingState var isGift = false
      @BindingState var greeting = ""
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
        case .binding(\.$isGift):
          if !state.isGift { state.greeting = "" }
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

  /// The form on the screen.
  struct FormView: View {
    // TODO: Today's bindings come from the store itself.
    let store: StoreOf<Feature>

    var body: some View {
      WithViewStore(store, observe: { $0 }) { viewStore in
        Form {
          Toggle("Gift", isOn: viewStore.$isGift)
          TextField("Greeting", text: viewStore.$greeting)
          TextField(
            "Pieces",
            text: viewStore.binding(get: { String($0.count) }, send: { .setCount($0) })
          )
        }
      }
    }
  }
}
