// Compiles with warnings.
import ComposableArchitecture

@Reducer struct F {
  struct State { var n = 0 }
  enum Action { case a }
  func reduce(into state: inout State, action: Action) -> Effect<Action> { .none }
}
