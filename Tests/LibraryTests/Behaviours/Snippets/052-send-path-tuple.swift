// Compiles.
import ComposableArchitecture

@Reducer struct F {
  struct State: Equatable {}
  enum Action { case p(Int, String), q(a: Int) }
  var body: some ReducerOf<Self> { EmptyReducer() }
}
@MainActor func f(_ t: TestStoreOf<F>) async {
  await t.send(\.p, (1, "x"))
  await t.send(\.q, 3)
}
