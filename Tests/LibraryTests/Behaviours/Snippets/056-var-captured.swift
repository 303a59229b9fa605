// Rejected.
import ComposableArchitecture

@Reducer struct F {
  struct State { var n = 0 }
  enum Action { case a }
  var body: some ReducerOf<Self> {
    Reduce { s, a in
      var k = 0
      k += 1
      return .run { _ in print(k) }
    }
  }
}
