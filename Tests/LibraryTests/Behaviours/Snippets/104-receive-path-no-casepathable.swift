// Rejected.
import ComposableArchitecture

@Reducer struct F {
  struct State: Equatable {}
  enum Action {
    case r(R)
    enum R { case x }
  }
  var body: some ReducerOf<Self> { EmptyReducer() }
}
@MainActor func f(_ t: TestStoreOf<F>) async { await t.receive(\.r.x) }
