// Compiles.
import ComposableArchitecture

@Reducer struct F {
  @ObservableState struct State { var n = 0 }
  enum Action { case a }
  var body: some ReducerOf<Self> { EmptyReducer() }
}
func g(_ s: any Sendable) {}
func f(_ s: StoreOf<F>) { g(s) }
