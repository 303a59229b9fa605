// Compiles.
import ComposableArchitecture

@Reducer struct F {
  struct State: Equatable { var n = 0 }
  enum Action { case a }
  var body: some ReducerOf<Self> { EmptyReducer() }
}
func f() async {
  let s = await TestStore(initialState: F.State()) { F() }
  await s.send(.a)
}
