// Compiles.
import ComposableArchitecture

struct F: Reducer {
  struct State { var n = 0 }
  enum Action { case a }
  var body: some ReducerOf<Self> {
    Reduce { s, a in
      s.n += 1
      return .none
    }
  }
}
