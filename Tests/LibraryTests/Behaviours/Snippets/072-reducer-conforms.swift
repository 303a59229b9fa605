// Compiles.
import ComposableArchitecture

@Reducer struct F: Reducer {
  struct State {}
  enum Action { case a }
  var body: some Reducer<State, Action> { EmptyReducer() }
}
