// Compiles.
import ComposableArchitecture

@Reducer struct F {
  struct State { var n = 0 }
  enum Action { case a }
  var body: some ReducerOf<Self> {
    Reduce { s, a in .run { send in Task.detached { await send(.a) } } }
  }
}
