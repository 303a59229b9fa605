// Rejected.
import ComposableArchitecture

@Reducer struct F {
  struct State: Equatable { var n = 0 }
  enum Action { case a }
  var body: some ReducerOf<Self> { EmptyReducer() }
}
@MainActor func f(_ t: TestStoreOf<F>) { t.state.n = 4 }
