import ComposableArchitecture
import TerminalUI

@Reducer
struct TallyFeature {
  @ObservableState
  struct State: Equatable, Identifiable {
    var id = 0
    var count = 0
    var name = ""
    var isOn = false
    var label = Label()

    struct Label: Equatable { var text = "" }
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case decrementButtonTapped
    case incrementButtonTapped
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding:
        return .none
      case .decrementButtonTapped:
        state.count -= 1
        return .none
      case .incrementButtonTapped:
        state.count += 1
        return .none
      }
    }
  }
}

struct TallyView: View {
  @Bindable var store: StoreOf<TallyFeature>

  var body: some View {
    VStack {
      HStack {
        Button("−") { store.send(.decrementButtonTapped) }
        Text("\(store.count)")
        Button("+") { store.send(.incrementButtonTapped) }
      }
      TextField("Name", text: $store.name)
      Toggle("On", isOn: $store.isOn)
    }
  }
}
