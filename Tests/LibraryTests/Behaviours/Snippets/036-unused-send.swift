// Compiles.
import ComposableArchitecture

@Reducer struct F {
  struct State: Equatable { var n = 0 }
  enum Action { case a }
  var body: some ReducerOf<Self> { EmptyReducer() }
}
@MainActor func f(_ t: TestStoreOf<F>) async {
  await t.send(.a)
  t.exhaustivity = .off
  await t.finish()
  await t.skipReceivedActions()
}
