// Rejected.
import ComposableArchitecture

@Reducer struct C {
  @ObservableState struct State { var n = 0 }
  enum Action { case a }
  var body: some ReducerOf<Self> { EmptyReducer() }
}
@Reducer struct P {
  @ObservableState struct State { var c: C.State? }
  enum Action { case c(C.Action) }
  var body: some ReducerOf<Self> { Scope(\.c, action: \.c) { C() } }
}
