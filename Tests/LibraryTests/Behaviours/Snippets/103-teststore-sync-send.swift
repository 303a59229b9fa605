// Rejected.
import ComposableArchitecture

@Reducer struct C {
  @ObservableState struct State: Equatable { var n = 0 }
  enum Action { case a }
  var body: some ReducerOf<Self> { EmptyReducer() }
}
@MainActor func f() {
  let s = TestStore(initialState: C.State()) { C() }
  s.send(.a)
}
