// Rejected.
import ComposableArchitecture

@Reducer struct C {
  struct State { @Presents var d: Int? }
  enum Action { case a }
  var body: some ReducerOf<Self> { EmptyReducer() }
}
