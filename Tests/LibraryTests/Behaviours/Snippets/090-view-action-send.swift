// Compiles with warnings.
import ComposableArchitecture
import TerminalUI

@Reducer struct F {
  @ObservableState struct State { var n = 0 }
  enum Action: ViewAction {
    case view(View)
    enum View { case tap }
  }
  var body: some ReducerOf<Self> { EmptyReducer() }
}
@ViewAction(for: F.self) struct V: View {
  let store: StoreOf<F>
  var body: some View { Button("x") { store.send(.view(.tap)) } }
}
