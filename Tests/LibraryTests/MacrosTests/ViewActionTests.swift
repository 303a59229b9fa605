import Testing

@testable import MacroExpansion

@Suite("@ViewAction(for:)")
struct ViewActionTests {
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
