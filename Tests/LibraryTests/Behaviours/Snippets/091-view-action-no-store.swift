// Rejected.
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
@ViewAction(for: F.self) struct V: View { var body: some View { Button("x") { send(.tap) } } }
