// Compiles with warnings.
// Differs: it is rejected, because the body would never be called.
import ComposableArchitecture

@Reducer struct F {
  struct State { var n = 0 }
  enum Action { case a }
  func reduce(into state: inout State, action: Action) -> Effect<Action> { .none }
  var body: some ReducerOf<Self> { EmptyReducer() }
}
