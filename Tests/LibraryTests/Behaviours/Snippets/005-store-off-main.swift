// Compiles with warnings.
import ComposableArchitecture

@Reducer struct F {
  struct State { var n = 0 }
  enum Action { case a }
  var body: some ReducerOf<Self> { EmptyReducer() }
}
func f() {
  let s = Store(initialState: F.State()) { F() }
  s.send(.a)
}
