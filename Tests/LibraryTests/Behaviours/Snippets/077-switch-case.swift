// Rejected.
import ComposableArchitecture

@Reducer struct C {
  @ObservableState struct State: Equatable { var n = 0 }
  enum Action { case a }
  var body: some ReducerOf<Self> { EmptyReducer() }
}
@Reducer enum D {
  case c(C)
  case d(C)
}
@MainActor func f(_ s: StoreOf<D>) {
  switch s.case {
  case .c(let x): x.send(.a)
  }
}
