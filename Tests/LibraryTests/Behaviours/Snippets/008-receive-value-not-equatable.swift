// Compiles.
import ComposableArchitecture

@Reducer struct F {
  struct State: Equatable { var n = 0 }
  enum Action { case a }
  var body: some ReducerOf<Self> { EmptyReducer() }
}
@MainActor func f() async {
  let s = TestStore(initialState: F.State()) { F() }
  await s.receive(.a)
}
