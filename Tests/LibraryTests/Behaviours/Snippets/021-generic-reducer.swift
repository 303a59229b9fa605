// Compiles.
import ComposableArchitecture

@Reducer struct F<T: Equatable & Sendable> {
  @ObservableState struct State: Equatable { var v: T }
  enum Action { case set(T) }
  var body: some ReducerOf<Self> {
    Reduce { s, a in
      if case .set(let v) = a { s.v = v }
      return .none
    }
  }
}
@MainActor let s = Store(initialState: F<Int>.State(v: 1)) { F<Int>() }
