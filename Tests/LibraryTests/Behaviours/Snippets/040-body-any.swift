// Compiles.
// Differs: it is rejected, because the type of a body must be a reducer.
import ComposableArchitecture

@Reducer struct F {
  struct State { var n = 0 }
  enum Action { case a }
  var body: any ReducerOf<F> { EmptyReducer() }
}
