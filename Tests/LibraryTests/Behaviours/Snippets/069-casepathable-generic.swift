// Compiles.
import ComposableArchitecture

@Reducer struct C {
  @ObservableState struct State: Equatable { var n = 0 }
  enum Action { case a }
  var body: some ReducerOf<Self> { EmptyReducer() }
}
@CasePathable enum E<T> { case a(T), b }
func f<T>(_ e: E<T>) -> T? { e[case: \.a] }
