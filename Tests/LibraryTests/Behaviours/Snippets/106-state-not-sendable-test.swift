// Compiles.
import ComposableArchitecture

final class K: Equatable { static func == (l: K, r: K) -> Bool { true } }
@Reducer struct F {
  struct State: Equatable { var k = K() }
  enum Action { case a }
  var body: some ReducerOf<Self> { EmptyReducer() }
}
@MainActor func f() async {
  let t = TestStore(initialState: F.State()) { F() }
  await t.send(.a) { $0.k = K() }
}
