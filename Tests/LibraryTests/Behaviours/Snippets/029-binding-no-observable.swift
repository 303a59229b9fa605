// Rejected.
import ComposableArchitecture

@Reducer struct F {
  struct State { var n = 0 }
  enum Action: BindableAction { case binding(BindingAction<State>) }
  var body: some ReducerOf<Self> { BindingReducer() }
}
@MainActor func f(_ s: StoreOf<F>) { s.n = 4 }
