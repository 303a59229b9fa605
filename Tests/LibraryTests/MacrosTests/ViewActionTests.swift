import ComposableArchitecture
import TerminalUI
import Testing

@testable import MacroExpansion

@MainActor
@Suite("@ViewAction(for:)")
struct ViewActionTests {
  @Test("A view sends its own actions without their case, animated or not")
  func sending() {
    let store = Store(initialState: Clicker.State()) { Clicker() }
    let screen = Screen { ClickerView(store: store) }
    screen.tap("More")
    #expect(store.count == 1)
    screen.tap("Slowly")
    #expect(store.count == 2)
  }

  @Test("A view without a store is an error")
  func missingStore() {
    let expanded = Expanded("ViewAction", .extensionRole, "struct CounterView: View {}")
    #expect(expanded.source == "")
    #expect(expanded.messages.count == 1)
    #expect(expanded.messages.first?.hasPrefix("error at CounterView: ") == true)
  }

  @Test("Sending by the store is warned of, at each place")
  func storeSend() {
    let expanded = Expanded(
      "ViewAction",
      .extensionRole,
      """
      struct CounterView: View {
        @Bindable var store: StoreOf<Counter>
        var body: some View {
          Button("a") { store.send(.view(.a)) }
          Button("b") { self.store.send(.other) }
          Button("c") { send(.c) }
        }
      }
      """
    )
    #expect(expanded.source == "extension Feature: ComposableArchitecture.ViewActionSending {}")
    #expect(expanded.messages.count == 2)
    #expect(expanded.messages.allSatisfy { $0.hasPrefix("warning at store.send: ") })
  }
}

@Reducer
private struct Clicker {
  @ObservableState
  struct State: Equatable { var count = 0 }
  enum Action: ViewAction {
    case view(View)
    enum View { case moreButtonTapped }
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .view(.moreButtonTapped):
        state.count += 1
        return .none
      }
    }
  }
}

@ViewAction(for: Clicker.self)
private struct ClickerView: View {
  let store: StoreOf<Clicker>

  var body: some View {
    Button("More") { send(.moreButtonTapped) }
    Button("Slowly") { send(.moreButtonTapped, animation: .default) }
  }
}
