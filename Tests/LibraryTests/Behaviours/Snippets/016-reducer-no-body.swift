// Rejected.
import ComposableArchitecture

@Reducer struct F {
  struct State { var n = 0 }
  enum Action { case a }
}
let x = F()
