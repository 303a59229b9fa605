// Rejected.
import ComposableArchitecture

@Reducer struct F {
  struct State { var n = 0 }
  enum Action { case a }
  @Dependency(\.dismiss) var dismiss
  var body: some ReducerOf<Self> {
    Reduce { s, a in
      dismiss()
      return .none
    }
  }
}
