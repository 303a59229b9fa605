// Compiles.
import ComposableArchitecture

final class Box { var n = 0 }
@Reducer struct F {
  struct State { var n = 0 }
  enum Action { case a(Box) }
  var body: some ReducerOf<Self> {
    Reduce { state, action in .run { send in await send(.a(Box())) } }
  }
}
