// Rejected.
import ComposableArchitecture

@Reducer struct F {}
extension F {
  struct State { var n = 0 }
  enum Action { case a }
  var body: some ReducerOf<Self> { EmptyReducer() }
}
