// Rejected.
import ComposableArchitecture

@Reducer struct C {
  @ObservableState struct State: Equatable { var n = 0 }
  enum Action { case a }
  var body: some ReducerOf<Self> { EmptyReducer() }
}
@CasePathable private enum E { case a(Int) }
private let x: CaseKeyPath<E, Int> = \.a
