// Compiles.
import ComposableArchitecture

@Reducer struct C {
  @ObservableState struct State: Equatable { var n = 0 }
  enum Action { case a }
  var body: some ReducerOf<Self> { EmptyReducer() }
}
@Reducer enum D { case c(C, Int) }
