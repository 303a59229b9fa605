import ComposableArchitecture
import TerminalUI

/// A view around another one. It makes that one again when a test says so, as a tab, a row or a sheet
/// does when something changes in it.
public struct DrawnAgain<Content: View>: View {
  private let store = Store(initialState: Around.State()) { Around() }
  private let content: () -> Content

  /// - Parameter content: Makes the view.
  public init(@ViewBuilder content: @escaping () -> Content) {
    self.content = content
  }

  public var body: some View {
    let _ = store.times
    content()
  }

  /// Has the body run once more.
  public func drawAgain() {
    store.send(.changed)
  }
}

/// Something that changes in the view around.
@Reducer
private struct Around {
  @ObservableState
  struct State {
    var times = 0
  }

  enum Action {
    case changed
  }

  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.times += 1
      return .none
    }
  }
}
