// Rejected.
import ComposableArchitecture

@Reducer struct F {
  struct State: Equatable {}
  @CasePathable enum Action { case p(Int, String) }
  var body: some ReducerOf<Self> { EmptyReducer() }
}
@MainActor func f(_ t: TestStoreOf<F>) async { await t.receive(\.p, (1, "x")) }
