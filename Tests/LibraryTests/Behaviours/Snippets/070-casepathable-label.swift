// Compiles.
import ComposableArchitecture

@Reducer struct C {
  @ObservableState struct State: Equatable { var n = 0 }
  enum Action { case a }
  var body: some ReducerOf<Self> { EmptyReducer() }
}
@CasePathable enum E { case a(x: Int, y: Int), b(_ z: Int) }
func f(_ e: E) -> Int? { e[case: \.a]?.x }
