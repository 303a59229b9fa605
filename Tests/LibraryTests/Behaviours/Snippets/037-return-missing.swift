// Rejected.
import ComposableArchitecture

@Reducer struct F {
  struct State { var n = 0 }
  enum Action { case a }
  var body: some ReducerOf<Self> {
    Reduce { s, a in
      switch a {
      case .a: s.n += 1
      }
    }
  }
}
