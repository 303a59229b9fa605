// Rejected.
import ComposableArchitecture

@Reducer struct F {
  struct State { var n = 0 }
  private enum Action { case a }
  var body: some ReducerOf<Self> { EmptyReducer() }
}
