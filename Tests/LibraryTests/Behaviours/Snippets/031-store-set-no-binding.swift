// Rejected.
import ComposableArchitecture

@Reducer struct F {
  @ObservableState struct State { var n = 0 }
  enum Action { case a }
  var body: some ReducerOf<Self> { EmptyReducer() }
}
@MainActor func f(_ s: StoreOf<F>) { s.n = 4 }
