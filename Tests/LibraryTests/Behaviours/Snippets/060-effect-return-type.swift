// Compiles.
import ComposableArchitecture

@Reducer struct F {
  struct State { var n = 0 }
  enum Action { case a }
  var body: some ReducerOf<Self> { Reduce { s, a in g(&s) } }
  func g(_ s: inout State) -> EffectOf<Self> {
    s.n += 1
    return .none
  }
}
