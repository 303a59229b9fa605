// Compiles.
import ComposableArchitecture

@Reducer struct C {
  @ObservableState struct State: Equatable { var n = 0 }
  enum Action { case a }
  var body: some ReducerOf<Self> { EmptyReducer() }
}
@MainActor func f() {
  let s = Store(initialState: C.State(), reducer: { C() })
  let t = Store(initialState: C.State(), reducer: C.init)
  _ = (s, t)
}
