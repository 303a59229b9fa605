// Compiles.
import ComposableArchitecture

@Reducer struct F {
  struct State { var n = 0 }
  typealias Action = Int
  var body: some Reducer<State, Action> { EmptyReducer() }
}
