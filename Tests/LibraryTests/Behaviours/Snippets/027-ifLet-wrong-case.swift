// Rejected.
import ComposableArchitecture

@Reducer struct C {
  struct State {}
  enum Action { case a }
  var body: some ReducerOf<Self> { EmptyReducer() }
}
@Reducer struct P {
  struct State { var c: C.State? }
  enum Action { case d(C.Action) }
  var body: some ReducerOf<Self> { Reduce { _, _ in .none }.ifLet(\.c, action: \.c) { C() } }
}
