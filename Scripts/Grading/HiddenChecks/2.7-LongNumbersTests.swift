import ComposableArchitecture
import Testing

@testable import Bindings

@MainActor
@Suite("2.7 Long numbers") struct LongNumbersTests {
  @Test("A number of nine digits is typed and shown whole")
  func long() {
    let store = Store(initialState: CountString.Counter.State()) { CountString.Counter() }
    store.send(.countTyped("-123456789"))
    #expect(
      store.count == -123_456_789 && store.countString == "-123456789",
      "After typing -123456789 the count is \(store.count), and the field shows \(store.countString)."
    )
  }
}
