// Compiles.
// Differs: it is rejected, because a reducer is a value.
import ComposableArchitecture

@Reducer final class F {
  struct State {}
  enum Action { case a }
  var body: some ReducerOf<F> { EmptyReducer() }
}
