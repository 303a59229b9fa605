// Compiles with warnings.
import ComposableArchitecture

@Reducer struct F {
  @ObservableState struct State { var n = 0 }
  enum Action { case a }
  var body: some ReducerOf<Self> { EmptyReducer() }
}
struct H {
  let store: StoreOf<F>
  func n() -> Int { store.n }
}
