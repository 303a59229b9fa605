import ComposableArchitecture
import Testing

@testable import ReduxBasics

@MainActor
@Suite("1.9 A case that does not end", .timeLimit(.minutes(20))) struct GateCountTests {
  private typealias Gate = GateCount.Gate

  @Test("A car that leaves is subtracted, and nothing else happens", arguments: [(3, 2), (0, 0)])
  func carLeft(before: Int, after: Int) {
    let store = Store(initialState: Gate.State(cars: before)) { Gate() }
    store.send(.carLeft)
    #expect(
      store.cars == after && !store.isOpen,
      """
      After `carLeft`, \(before) cars should become \(after), and the gate should stay closed. \
      There are \(store.cars) cars, and the gate is \(store.isOpen ? "open" : "closed"). Look at \
      the case `carLeft`.
      """
    )
  }

  @Test("Cars that enter are added, and the button opens the gate")
  func others() {
    let store = Store(initialState: Gate.State(cars: 4)) { Gate() }
    store.send(.carEntered)
    store.send(.gateButtonTapped)
    #expect(
      store.cars == 5 && store.isOpen,
      """
      With 4 cars, one more and a tap should give 5 cars and an open gate. There are \(store.cars) \
      cars, and the gate is \(store.isOpen ? "open" : "closed"). Look at the other two cases.
      """
    )
  }
}
