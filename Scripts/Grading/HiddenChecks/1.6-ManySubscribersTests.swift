import Testing

@testable import ReduxBasics

@Suite("1.6 Many subscribers") struct ManySubscribersTests {
  @Test("Five labels on one store all follow")
  func labels() {
    let store = SmallStore.Store(state: SmallStore.State(count: 61)) { _, state in
      SmallStore.State(count: state.count + 1)
    }
    let labels = (1...5).map { _ in SmallStore.CountLabel(store: store) }
    store.dispatch(.plusTapped)
    let texts = labels.map(\.text)
    #expect(
      texts == Array(repeating: "Count: 62", count: 5),
      "From 61, a plus was dispatched. All five labels should say \"Count: 62\", and say \(texts)."
    )
  }
}
