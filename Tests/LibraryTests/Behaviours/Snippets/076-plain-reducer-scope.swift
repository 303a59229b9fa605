// Rejected.
import ComposableArchitecture

@Reducer struct C {
  @ObservableState struct State: Equatable { var n = 0 }
  enum Action { case a }
  var body: some ReducerOf<Self> { EmptyReducer() }
}
struct F: Reducer {
  struct State { var c = C.State() }
  enum Action { case c(C.Action) }
  var body: some ReducerOf<Self> { Scope(\.c, action: \.c) { C() } }
}
