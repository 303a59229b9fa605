// Rejected.
import ComposableArchitecture

func f() {
  @Reducer struct F {
    struct State {}
    enum Action { case a }
    var body: some ReducerOf<Self> { EmptyReducer() }
  }
}
