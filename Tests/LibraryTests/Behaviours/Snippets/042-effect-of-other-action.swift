// Rejected.
import ComposableArchitecture

@Reducer struct C {
  struct State {}
  enum Action { case a }
  var body: some ReducerOf<Self> { EmptyReducer() }
}
@Reducer struct P {
  struct State {}
  enum Action { case c(C.Action) }
  var body: some ReducerOf<Self> { Reduce { _, _ in Effect<C.Action>.send(.a) } }
}
