import ComposableArchitecture
import TerminalUI

/// A view with `@ViewAction` sends its own actions without the case around them, and binds fields
/// of the store.
enum ViewActions: Program {
  @Reducer struct Counter {
    @ObservableState struct State: Equatable {
      var count = 0
      var text = ""
      var log: [String] = []
    }
    enum Action: ViewAction {
      case view(View), done(Int)
      @CasePathable enum View: BindableAction, Equatable {
        case binding(BindingAction<State>), tap, add(Int)
      }
    }
    var body: some ReducerOf<Self> {
      BindingReducer(action: \.view)
      Reduce { state, action in
        switch action {
        case .view(.tap):
          state.count += 1
          return .send(.done(state.count))
        case .view(.add(let number)):
          state.count += number
          return .none
        case .view(.binding(\.text)):
          state.log.append("text")
          return .none
        case .view(.binding): return .none
        case .done(let number):
          state.log.append("done\(number)")
          return .none
        }
      }
    }
  }
  @ViewAction(for: Counter.self) struct CounterView: View {
    @Bindable var store: StoreOf<Counter>
    var body: some View { Button("x") { send(.tap) } }
    @MainActor func tapAndType() {
      send(.tap)
      send(.add(5))
      send(.tap, animation: .default)
      $store.text.wrappedValue = "q"
    }
  }
  @MainActor static func run() async {
    let store = Store(initialState: Counter.State()) { Counter() }
    CounterView(store: store).tapAndType()
    print("count, text, log:", store.count, store.text, store.log)
    store.send(.view(.add(1)))
    print("count:", store.count)
    await issues("view actions in a test") {
      let testStore = TestStore(initialState: Counter.State()) { Counter() }
      await testStore.send(\.view.tap) { $0.count = 1 }
      await testStore.receive(\.done) { $0.log = ["done1"] }
      await testStore.send(\.view.binding.text, "z") {
        $0.text = "z"
        $0.log.append("text")
      }
      await testStore.send(.view(.add(2))) { $0.count = 3 }
    }
  }
}
