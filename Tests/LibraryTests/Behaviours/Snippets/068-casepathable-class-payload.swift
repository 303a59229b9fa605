// Rejected.
import ComposableArchitecture

@Reducer struct C {
  @ObservableState struct State: Equatable { var n = 0 }
  enum Action { case a }
  var body: some ReducerOf<Self> { EmptyReducer() }
}
final class K {}
@CasePathable enum E { case a(K), b }
let x: CaseKeyPath<E, K> = \.a
