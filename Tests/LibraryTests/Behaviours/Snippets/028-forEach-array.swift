// Rejected.
import ComposableArchitecture

@Reducer struct C {
  struct State: Identifiable { var id = 0 }
  enum Action { case a }
  var body: some ReducerOf<Self> { EmptyReducer() }
}
@Reducer struct P {
  struct State { var c: [C.State] = [] }
  enum Action { case c(IdentifiedActionOf<C>) }
  var body: some ReducerOf<Self> { Reduce { _, _ in .none }.forEach(\.c, action: \.c) { C() } }
}
