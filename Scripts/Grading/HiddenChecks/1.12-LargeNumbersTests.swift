import ComposableArchitecture
import Testing

@testable import ReduxBasics

@MainActor
@Suite("1.12 Large numbers") struct LargeNumbersTests {
  @Test("Ten steps of seven pass one thousand, and a reset comes back")
  func thousand() {
    let store = Store(initialState: StepCounter.Feature.State(start: 970)) { StepCounter.Feature() }
    store.send(.stepChanged(7))
    for _ in 1...10 { store.send(.incrementButtonTapped) }
    let above = store.count
    store.send(.resetButtonTapped)
    #expect(
      above == 1_040 && store.count == 970,
      """
      From 970, ten steps of 7 should lead to 1,040 and a reset back to 970. It was \(above), and then \
      \(store.count).
      """
    )
  }
}
