// Rejected.
import ComposableArchitecture

struct X: Sendable {}
@Reducer struct F {
  @ObservableState struct State { var x = X() }
  enum Action: BindableAction { case binding(BindingAction<State>) }
  var body: some ReducerOf<Self> { BindingReducer() }
}
@MainActor func f(_ s: StoreOf<F>) { s.x = X() }
