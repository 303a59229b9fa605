// Rejected.
import ComposableArchitecture

struct X {}
@Reducer struct F {
  struct State { var x = X() }
  enum Action { case a }
  var body: some ReducerOf<Self> {
    Reduce { _, _ in .none }.onChange(of: \.x) { _, _ in Reduce { _, _ in .none } }
  }
}
