// Compiles.
import ComposableArchitecture

@Reducer final class F {
  struct State {}
  enum Action { case a }
  var body: some ReducerOf<F> { EmptyReducer() }
}
