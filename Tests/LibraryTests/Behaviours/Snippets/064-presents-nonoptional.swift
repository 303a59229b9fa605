// Rejected.
import ComposableArchitecture

@Reducer struct C {
  @ObservableState struct State: Equatable { var n = 0 }
  enum Action { case a }
  var body: some ReducerOf<Self> { EmptyReducer() }
}
@Reducer struct P {
  @ObservableState struct State { @Presents var c: C.State }
  enum Action { case c(PresentationAction<C.Action>) }
  var body: some ReducerOf<Self> { EmptyReducer() }
}
