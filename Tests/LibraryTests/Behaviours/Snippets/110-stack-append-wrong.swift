// Rejected.
import ComposableArchitecture

@Reducer struct C {
  @ObservableState struct State: Equatable { var n = 0 }
  enum Action { case a }
  var body: some ReducerOf<Self> { EmptyReducer() }
}
@Reducer enum Path { case c(C) }
func f(_ p: inout StackState<Path.State>) { p.append(C.State()) }
