// Rejected.
import ComposableArchitecture
import TerminalUI

@Reducer struct C {
  struct State { var n = 0 }
  enum Action { case a }
  var body: some ReducerOf<Self> { EmptyReducer() }
}
struct V: View {
  let store: StoreOf<C>
  var body: some View { Text("\(store.n)") }
}
