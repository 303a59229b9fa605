// Rejected.
import ComposableArchitecture

final class K {}
@Reducer struct F {
  struct State {}
  enum Action: Sendable { case a(K) }
  var body: some ReducerOf<Self> { EmptyReducer() }
}
