import ComposableArchitecture
import Testing

import func SuiteHelpers.expectCause

@testable import ReduxBasics

@MainActor
@Suite("1.9 A case that does not end", .timeLimit(.minutes(20))) struct GateCountTests {
  private typealias Gate = GateCount.Gate

  @Test("The cause is the one that the message names")
  func cause() {
    expectCause(
      GateCount.cause,
      .returnIsMissing,
      of: "missing return in closure expected to return 'Effect<…>'"
    )
  }

  @Test("A car that leaves is subtracted, and nothing else happens", arguments: [(3, 2), (0, 0)])
  func carLeft(before: Int, after: Int) {
    let store = Store(initialState: Gate.State(cars: before)) { Gate() }
    store.send(.carLeft)
    let isOpen = store.isOpen
    store.send(.carEntered)
    store.send(.gateButtonTapped)
    #expect(
      store.cars == after + 1 && !isOpen && store.isOpen,
      """
      After `carLeft`, \(before) cars should become \(after), and the gate stay closed. One more car \
      and a tap should give \(after + 1) and an open gate. There are \(store.cars) cars, and the gate \
      was \(isOpen ? "open" : "closed") and is \(store.isOpen ? "open" : "closed"). Look at the three \
      cases.
      """
    )
  }
}
